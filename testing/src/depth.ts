import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fc from 'fast-check';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Whether exhaustive suites run whole (`npm run test:deep`) or in part (`npm test`).
 * @param env reads `AURA_TEST_DEPTH`: `deep`, or anything else for the short run
 */
export const isDeepRun = (env: Environment = process.env): boolean => env['AURA_TEST_DEPTH'] === 'deep';

/**
 * What the short run's parts are chosen by: `AURA_TEST_SEED`, which `npm test` sets and prints, or the commit of the
 * working copy where it is not set.
 */
export function readSeed(env: Environment = process.env): string {
  return env['AURA_TEST_SEED'] || commit();
}

function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: import.meta.dirname, encoding: 'utf8' }).trim();
  } catch {
    return 'no commit';
  }
}

/** A whole number of 32 bits that stands for a text. */
export const computeSeed = (text: string): number => createHash('sha256').update(text).digest().readInt32BE();

/**
 * The cases of an exhaustive suite that this run tries: all of them in a deep run, otherwise `short` of them, chosen by
 * the seed, in their order.
 * @param suite name that keeps the choices of two suites apart
 * @param short how many the short run tries; at least 1
 */
export function sampleCases<Case>(
  suite: string,
  cases: readonly Case[],
  short: number,
  env: Environment = process.env,
): readonly Case[] {
  if (isDeepRun(env) || short >= cases.length) return cases;
  const seed = computeSeed(`${readSeed(env)} ${suite}`);
  const [chosen] = fc.sample(fc.subarray([...cases], { minLength: short, maxLength: short }), {
    seed,
    numRuns: 1,
  });
  return chosen ?? cases;
}

/**
 * How often a property or a random life is tried.
 * @param short times in `npm test`
 * @param deep times in `npm run test:deep`
 */
export const scaleRuns = (short: number, deep: number, env: Environment = process.env): number =>
  isDeepRun(env) ? deep : short;
