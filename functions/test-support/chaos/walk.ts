import fc from 'fast-check';
import type { BillingUnderTest } from '../billing/billing-under-test.ts';
import { act, anyAction, makeLife, tell, type Action } from './actions.ts';
import { findFaults, findFaultsOnceTold } from './invariants.ts';
import { startWorld } from './world.ts';

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
  readonly seed: number;
  /** The shortest script in which it is. */
  readonly script: Script;
  readonly faults: readonly string[];
}

/** Runs the script of a seed; null without violations. */
export async function walkSeed(billing: BillingUnderTest, seed: number): Promise<Violation | null> {
  let last: readonly string[] = [];
  const property = fc.asyncProperty(anyScript, async (script) => {
    const faults = await walk(billing, script);
    if (faults.length > 0) last = faults;
    return faults.length === 0;
  });
  const details = await fc.check(property, {
    seed,
    numRuns: 1,
    unbiased: true,
    interruptAfterTimeLimit: SHORTEN_MS,
  });
  const [script] = details.counterexample ?? [];
  // A world that could not be started broke no rule, and its walk says nothing.
  const faults = last.length > 0 ? last : [String(details.errorInstance)];
  return script ? { seed, script, faults } : null;
}

/** Walks a script; what was wrong first, after which step. At the end the person erases their account. */
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
