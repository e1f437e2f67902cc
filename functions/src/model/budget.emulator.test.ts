import { expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '@aura/shared-domain';
import { scaleRuns } from '@aura/testing';
import { listWritten } from '../../test-support/counted-reads.ts';
import { openOwnDatabase } from '../../test-support/own-database.ts';
import { createDayLedger } from './budget.ts';
import { createTokenLease } from './token-lease.ts';

const DAY = '2026-11-10';
const EVERYBODY = 20_000;
const PIECE = 10_000;
const ANSWER = 500;

/** Processes that share one day's tokens, on a clock that only the test moves. */
function world({ everybody = EVERYBODY } = {}) {
  const db = openOwnDatabase();
  const clock = { now: Date.parse('2026-11-10T09:00:00.000Z') };
  const start = () =>
    createTokenLease(
      createDayLedger(db, everybody, () => new Date(clock.now)),
      PIECE,
    );
  const readTaken = async (): Promise<unknown> => (await db.doc(`aiBudget/${DAY}`).get()).get('tokens');
  /** Each process gives one answer and is killed; the number of answers until the day refuses one. */
  const killAfterOneAnswer = async (): Promise<number> => {
    for (let answers = 0; ; answers++) if (!(await start().take(DAY, ANSWER))) return answers;
  };
  return { clock, start, readTaken, killAfterOneAnswer };
}

it('takes back, after an hour, all that killed processes had not spent, and spends no token twice', async () => {
  const { clock, killAfterOneAnswer } = world();
  let answers = await killAfterOneAnswer();
  expect(answers * ANSWER).toBeLessThan(EVERYBODY);
  clock.now += HOUR_MS - 1;
  expect(await killAfterOneAnswer()).toBe(0);
  for (let hour = 0; hour < 3; hour++) {
    clock.now += HOUR_MS;
    answers += await killAfterOneAnswer();
  }
  expect(answers * ANSWER).toBe(EVERYBODY);
});

it('counts what five processes spent in turn that then end', async () => {
  const { start, readTaken } = world();
  const processes = Array.from({ length: 5 }, start);
  for (const lease of [...processes, ...processes]) expect(await lease.take(DAY, ANSWER)).toBe(true);
  for (const lease of processes) await lease.close();
  expect(await readTaken()).toBe(10 * ANSWER);
});

it('lets a process that slept spend nothing of what others took back from it', async () => {
  const { clock, start, killAfterOneAnswer } = world();
  const sleeper = start();
  expect(await sleeper.take(DAY, ANSWER)).toBe(true);
  let answers = 1;
  for (let hour = 0; hour < 2; hour++) {
    answers += await killAfterOneAnswer();
    clock.now += HOUR_MS;
  }
  while (await sleeper.take(DAY, ANSWER)) answers += 1;
  expect(answers * ANSWER).toBeLessThanOrEqual(EVERYBODY);
  await sleeper.close();
});

it('keeps for a process that is at work what it holds', async () => {
  const { clock, start, killAfterOneAnswer } = world();
  const atWork = start();
  expect(await atWork.take(DAY, ANSWER)).toBe(true);
  await killAfterOneAnswer();
  clock.now += HOUR_MS - 1;
  expect(await atWork.take(DAY, ANSWER)).toBe(true);
});

// Calls a second of the busiest hour, with ten thousand people a month, a hundred thousand, and a million.
it.each([0.04, 0.4, 4])(
  'the day takes one write a second at most while %d answers a second use it up, and none afterwards',
  async (rate) => {
    const seconds = scaleRuns(60, 3_600);
    // Gone in the middle of the time; a million people have no more than this a day.
    const everybody = Math.max(EVERYBODY, rate * (seconds / 2) * ANSWER);
    const { clock, start } = world({ everybody });
    const processes = Array.from({ length: 5 }, start);
    const begun = clock.now;
    const writesOfDay = new Map<number, number>();
    let answers = 0;
    let refusals = 0;
    const last = Math.max(rate * seconds, everybody / ANSWER + 20);
    for (let call = 0; call < last; call++) {
      clock.now = begun + (call / rate) * 1000;
      const written = await listWritten(async () => {
        if (await processes[call % processes.length]?.take(DAY, ANSWER)) answers += 1;
        else refusals += 1;
      });
      const writes = written.filter((path) => path === `aiBudget/${DAY}`).length;
      const minute = Math.floor((clock.now - begun) / MINUTE_MS);
      writesOfDay.set(minute, (writesOfDay.get(minute) ?? 0) + writes);
    }
    expect(answers * ANSWER).toBeLessThanOrEqual(everybody);
    expect(answers * ANSWER).toBeGreaterThan(everybody * 0.9);
    expect(refusals).toBeGreaterThan(0);
    for (const writes of writesOfDay.values()) expect(writes).toBeLessThanOrEqual(60);
    const afterwards = await listWritten(async () => {
      for (const process of processes) expect(await process.take(DAY, ANSWER)).toBe(false);
    });
    expect(afterwards).toEqual([]);
  },
);

it('a process asks for a day that is used up once a minute', async () => {
  const { clock, start } = world();
  const [lease, other] = [start(), start()];
  for (let answers = 0; answers < EVERYBODY / ANSWER / 2; answers++) await other.take(DAY, ANSWER);
  while (await lease.take(DAY, ANSWER));
  await other.close();
  expect(await lease.take(DAY, ANSWER)).toBe(false);
  clock.now += MINUTE_MS;
  expect(await lease.take(DAY, ANSWER)).toBe(true);
});
