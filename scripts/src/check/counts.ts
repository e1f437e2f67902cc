import * as v from 'valibot';

/** Numbers of tests. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

const VitestSchema = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numPendingTests: v.number(),
  numTodoTests: v.number(),
});

const PlaywrightSchema = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number(), skipped: v.number() }),
});

const countOne = (passed: boolean): Counts => ({
  passed: passed ? 1 : 0,
  failed: passed ? 0 : 1,
  skipped: 0,
});

/** A step without tests counts as one. */
export const countStep = (exitCode: number): Counts => countOne(exitCode === 0);

export const NOT_RUN: Counts = { passed: 0, failed: 0, skipped: 1 };

/**
 * Counts of a test runner's JSON report. A runner that failed without a failed test (an unloadable file, a missing
 * report) counts as one failure.
 * @param report parsed report; null if missing
 */
export function countReport(format: 'vitest' | 'playwright', report: unknown, exitCode: number): Counts {
  const counts = format === 'vitest' ? readVitestCounts(report) : readPlaywrightCounts(report);
  if (!counts) return countOne(false);
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

function readVitestCounts(report: unknown): Counts | null {
  const parsed = v.safeParse(VitestSchema, report);
  if (!parsed.success) return null;
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = parsed.output;
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests };
}

/** A flaky journey passed at its second try: it counts as passed, and the check names it (`unstable`). */
function readPlaywrightCounts(report: unknown): Counts | null {
  const parsed = v.safeParse(PlaywrightSchema, report);
  if (!parsed.success) return null;
  const { expected, unexpected, flaky, skipped } = parsed.output.stats;
  return { passed: expected + flaky, failed: unexpected, skipped };
}

/** Sum over all steps. */
export function addCounts(all: readonly Counts[]): Counts {
  const sum = (key: keyof Counts): number => all.reduce((total, counts) => total + counts[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

/** The last line of `npm test`; machines read it, so it stays English. */
export function formatSummaryLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
