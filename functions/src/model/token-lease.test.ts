import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTokenLease, grantOf, type DayLedger } from './token-lease.ts';

/** A ledger of one cap for each day, whose answers take a while, and that takes nothing back from anybody. */
function sharedLedger(cap: number): DayLedger & {
  readonly calls: () => number;
  readonly taken: (day: string) => number;
} {
  const taken = new Map<string, number>();
  let calls = 0;
  return {
    calls: () => calls,
    taken: (day) => taken.get(day) ?? 0,
    async putBack(day, tokens) {
      taken.set(day, (taken.get(day) ?? 0) - tokens);
      await Promise.resolve();
    },
    async hold() {
      await Promise.resolve();
      return true;
    },
    async take(day, { held, least, piece }) {
      calls += 1;
      const before = taken.get(day) ?? 0;
      const missing = least - held;
      const granted = grantOf({ least: missing, wanted: Math.max(missing, piece) }, cap - before);
      taken.set(day, before + granted);
      await Promise.resolve();
      return held + granted;
    },
  };
}

const DAY = '2026-11-10';
const count = (answers: readonly boolean[]) => answers.filter(Boolean).length;

describe('createTokenLease', () => {
  it.each([1, 3, 10])(
    'lets a thousand calls of %i processes spend no more than the cap',
    async (processes) => {
      const ledger = sharedLedger(100_000);
      const leases = Array.from({ length: processes }, () => createTokenLease(ledger, 5_000));
      const calls = Array.from(
        { length: 1_000 },
        (_, i) => leases[i % processes]?.take(DAY, 700) ?? Promise.resolve(false),
      );
      const granted = count(await Promise.all(calls));
      expect(granted * 700).toBeLessThanOrEqual(100_000);
      // Each process may have a rest that is too small for one more.
      expect(granted * 700).toBeGreaterThan(100_000 - processes * 700);
    },
  );

  it('asks for a piece once, not for every call', async () => {
    const ledger = sharedLedger(10_000_000);
    const lease = createTokenLease(ledger, 100_000);
    await Promise.all(Array.from({ length: 100 }, () => lease.take(DAY, 1_000)));
    expect(ledger.calls()).toBe(1);
  });

  it('uses what is given back, and takes what was used beyond', async () => {
    const lease = createTokenLease(sharedLedger(1_000), 1_000);
    expect(await lease.take(DAY, 1_000)).toBe(true);
    expect(await lease.take(DAY, 1)).toBe(false);
    lease.giveBack(DAY, 300);
    expect(await lease.take(DAY, 200)).toBe(true);
    lease.giveBack(DAY, -100);
    expect(await lease.take(DAY, 1)).toBe(false);
  });

  it('starts again with a new day, and returns nothing to an old one', async () => {
    const lease = createTokenLease(sharedLedger(1_000), 1_000);
    expect(await lease.take(DAY, 1_000)).toBe(true);
    expect(await lease.take('2026-11-11', 1_000)).toBe(true);
    lease.giveBack(DAY, 1_000);
    expect(await lease.take('2026-11-11', 1)).toBe(false);
  });

  it('goes on after the ledger could not be asked', async () => {
    const ledger = sharedLedger(1_000);
    let isDown = true;
    const lease = createTokenLease(
      {
        ...ledger,
        take: (day, tokens) => (isDown ? Promise.reject(new Error('14')) : ledger.take(day, tokens)),
      },
      100,
    );
    await expect(lease.take(DAY, 10)).rejects.toThrow('14');
    isDown = false;
    expect(await lease.take(DAY, 10)).toBe(true);
  });

  describe('over a day of many processes', () => {
    const BUDGET = 5_000_000;
    const PIECE = 10_000;
    const ANSWER = 3_000;

    it('counts what fifty of them used that each gave one answer and ended, and serves the next', async () => {
      const ledger = sharedLedger(BUDGET);
      for (let started = 0; started < 50; started++) {
        const lease = createTokenLease(ledger, PIECE);
        expect(await lease.take(DAY, ANSWER)).toBe(true);
        await lease.close();
      }
      expect(ledger.taken(DAY)).toBe(50 * ANSWER);
      expect(await createTokenLease(ledger, PIECE).take(DAY, ANSWER)).toBe(true);
    });

    it('loses a piece at most with each that is killed, and serves hundreds still', async () => {
      const ledger = sharedLedger(BUDGET);
      let served = 0;
      while (await createTokenLease(ledger, PIECE).take(DAY, ANSWER)) served += 1;
      expect(served).toBeGreaterThan(500);
      expect(ledger.taken(DAY)).toBeLessThanOrEqual(BUDGET);
    });

    it('never spends more than the day has, in any order of ends', async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(
            fc.record({
              tokens: fc.integer({ min: 1, max: 9_000 }),
              ends: fc.constantFrom('closed', 'killed', 'goes on'),
            }),
            { maxLength: 60 },
          ),
          async (calls) => {
            const ledger = sharedLedger(60_000);
            let lease = createTokenLease(ledger, PIECE);
            let spent = 0;
            for (const { tokens, ends } of calls) {
              if (await lease.take(DAY, tokens)) spent += tokens;
              if (ends === 'goes on') continue;
              if (ends === 'closed') await lease.close();
              lease = createTokenLease(ledger, PIECE);
            }
            expect(spent).toBeLessThanOrEqual(60_000);
            expect(ledger.taken(DAY)).toBeGreaterThanOrEqual(spent);
          },
        ),
      );
    });
  });
});
