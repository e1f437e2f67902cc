import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createGate } from '../../test-support/gate.ts';
import { noSoonerThan } from './no-sooner-than.ts';

/** What has come of some work, and the time that it is held for. */
function held(work: () => Promise<string>) {
  const time = createGate();
  const asked: number[] = [];
  const told: string[] = [];
  const wait = (ms: number) => {
    asked.push(ms);
    return time.opened;
  };
  const tell = (outcome: string) => void told.push(outcome);
  void noSoonerThan(1500, wait, work).then(tell, (error: Error) => tell(error.message));
  return { asked, told, time };
}

describe('noSoonerThan', () => {
  it.each([
    ['an answer', async () => 'answer', 'answer'],
    ['a failure', async () => Promise.reject(new Error('failure')), 'failure'],
  ])('keeps %s until the time is over', async (_, work, outcome) => {
    const { asked, told, time } = held(work);
    await nextTurn();
    expect({ asked, told }).toEqual({ asked: [1500], told: [] });
    time.open();
    await nextTurn();
    expect(told).toEqual([outcome]);
  });

  it('adds nothing to work that takes longer', async () => {
    const work = createGate();
    const { told, time } = held(async () => {
      await work.opened;
      return 'answer';
    });
    time.open();
    await nextTurn();
    expect(told).toEqual([]);
    work.open();
    await nextTurn();
    expect(told).toEqual(['answer']);
  });
});
