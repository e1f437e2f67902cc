import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createGate } from '../../test-support/gate.ts';
import { waitForMultiple } from './wait-for-multiple.ts';

/** What has come of work that takes so long, and the time that it is held for. */
async function held(taken: number, work: () => Promise<string>) {
  const time = createGate();
  let clock = 1_000_000;
  const asked: number[] = [];
  const told: string[] = [];
  const wait = (ms: number) => {
    asked.push(ms);
    return time.opened;
  };
  const tell = (outcome: string) => void told.push(outcome);
  const timed = () => {
    clock += taken;
    return work();
  };
  void waitForMultiple(1500, { now: () => new Date(clock), wait }, timed).then(tell, (error: Error) =>
    tell(error.message),
  );
  await nextTurn();
  return { asked, told, time };
}

const answer = async () => 'answer';

describe('waitForMultiple', () => {
  it.each([
    ['an answer', answer, 'answer'],
    ['a failure', async () => Promise.reject(new Error('failure')), 'failure'],
  ])('keeps %s until the time is over', async (_, work, outcome) => {
    const { asked, told, time } = await held(200, work);
    expect({ asked, told }).toEqual({ asked: [1300], told: [] });
    time.open();
    await nextTurn();
    expect(told).toEqual([outcome]);
  });

  it.each([
    [0, 1500],
    [1, 1499],
    [1500, 0],
    [1501, 1499],
    [2999, 1],
    [3100, 1400],
    // A clock that was put back.
    [-400, 1900],
  ])('delays %i ms of work until the next multiple of %i', async (taken, rest) =>
    expect((await held(taken, answer)).asked).toEqual([rest]),
  );
});
