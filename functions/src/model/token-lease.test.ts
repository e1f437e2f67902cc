import { describe, expect, it } from 'vitest';
import { createTokenLease, type DayLedger } from './token-lease.ts';

/** A ledger of one cap for each day, whose answers take a while. */
function sharedLedger(cap: number): DayLedger & { readonly calls: () => number } {
  const taken = new Map<string, number>();
  let calls = 0;
  return {
    calls: () => calls,
    async take(day, { least, wanted }) {
      calls += 1;
      const before = taken.get(day) ?? 0;
      const granted = Math.min(wanted, cap - before);
      if (granted < least) return 0;
      taken.set(day, before + granted);
      await Promise.resolve();
      return granted;
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

  it('asks for a large piece once, not for every call', async () => {
    const ledger = sharedLedger(1_000_000);
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

  it('starts anew with a new day, and gives nothing back to an old one', async () => {
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
      { take: (day, tokens) => (isDown ? Promise.reject(new Error('14')) : ledger.take(day, tokens)) },
      100,
    );
    await expect(lease.take(DAY, 10)).rejects.toThrow('14');
    isDown = false;
    expect(await lease.take(DAY, 10)).toBe(true);
  });
});
