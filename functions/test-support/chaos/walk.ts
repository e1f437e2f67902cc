import fc from 'fast-check';
import type { BillingUnderTest } from '../billing/billing-under-test.ts';
import { act, anyAction, makeLife, tell, type Action } from './actions.ts';
import { findFaults, findFaultsOnceTold } from './invariants.ts';
import { startWorld, WorldNotStarted } from './world.ts';

const LONGEST = 12;
/** A failure is made shorter for no longer than this. */
const SHORTEN_MS = 60_000;

export type Script = readonly Action[];

const anyScript: fc.Arbitrary<Script> = fc.array(anyAction, {
  minLength: 1,
  maxLength: LONGEST,
  size: 'max',
});

/** A walk in which something was wrong. */
export interface Violation {
  readonly outcome: 'violated';
  readonly seed: number;
  /** The shortest script in which it is. */
  readonly script: Script;
  readonly faults: readonly string[];
}

/** A walk that says nothing: its world did not start. */
export interface NotWalked {
  readonly outcome: 'notWalked';
  readonly seed: number;
  readonly why: string;
}

/** Runs the script of a seed. */
export async function walkSeed(
  billing: BillingUnderTest,
  seed: number,
): Promise<{ readonly outcome: 'sound' } | Violation | NotWalked> {
  let last: readonly string[] = [];
  let notWalked: string | null = null;
  let shortenUntil: number | null = null;
  const property = fc.asyncProperty(anyScript, async (script) => {
    // A limit of the library would also end the walk itself, and then call it sound.
    if (shortenUntil !== null && performance.now() > shortenUntil) return true;
    try {
      const faults = await walk(billing, script);
      if (faults.length === 0) return true;
      last = faults;
    } catch (error) {
      if (!(error instanceof WorldNotStarted)) throw error;
      // Of an attempt to shorten a script it says nothing about the walk itself.
      if (shortenUntil === null) notWalked = error.message;
      return true;
    }
    shortenUntil ??= performance.now() + SHORTEN_MS;
    return false;
  });
  const details = await fc.check(property, { seed, numRuns: 1, unbiased: true });
  const [script] = details.counterexample ?? [];
  if (script) {
    const faults = last.length > 0 ? last : [String(details.errorInstance)];
    return { outcome: 'violated', seed, script, faults };
  }
  return notWalked === null ? { outcome: 'sound' } : { outcome: 'notWalked', seed, why: notWalked };
}

/**
 * Walks a script; what was wrong first, after which step. At the end the person erases their account. Fails with
 * {@link WorldNotStarted}.
 */
export async function walk(billing: BillingUnderTest, script: Script): Promise<string[]> {
  const world = await startWorld(billing);
  const life = makeLife(world);
  try {
    for (const [at, action] of script.entries()) {
      await act(life, action);
      const faults = [...life.wrong, ...(await findFaults(life))];
      if (faults.length > 0) return faults.map((what) => `after step ${at + 1}, ${action.does}: ${what}`);
      if (life.isErased) return [];
    }
    await tell(life, { order: 'asHappened', again: 'never', fault: null });
    const settled = [...life.wrong, ...(await findFaults(life)), ...(await findFaultsOnceTold(life))];
    if (settled.length > 0) return settled.map((what) => `once all was told: ${what}`);
    await act(life, { does: 'erase', fault: null, twice: false });
    const left = [...life.wrong, ...(await findFaults(life))];
    return left.map((what) => `after the erasure: ${what}`);
  } catch (error) {
    return [`${error instanceof Error ? error.stack : String(error)}`];
  } finally {
    await world.stop();
  }
}
