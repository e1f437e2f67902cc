import { expect, it } from 'vitest';
import { HOUR_MS } from '@aura/shared-domain';
import { openOwnDatabase } from '../../test-support/own-database.ts';
import { createDayLedger } from './budget.ts';
import { createTokenLease } from './token-lease.ts';

const DAY = '2026-11-10';
const EVERYBODY = 20_000;
const PIECE = 10_000;
const ANSWER = 500;

/** Processes that share one day's tokens, on a clock that only the test moves. */
function world() {
  const db = openOwnDatabase();
  const clock = { now: Date.parse('2026-11-10T09:00:00.000Z') };
  const start = () =>
    createTokenLease(
      createDayLedger(db, EVERYBODY, () => new Date(clock.now)),
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
