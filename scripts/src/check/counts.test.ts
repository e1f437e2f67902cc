import { describe, expect, it } from 'vitest';
import { addCounts, countReport, countStep, NOT_RUN, formatSummaryLine } from './counts.ts';

const vitest = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 };
const playwright = { stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 0, duration: 10 } };

describe('countReport', () => {
  it('reads a report of vitest', () => {
    expect(countReport('vitest', vitest, 1)).toEqual({ passed: 5, failed: 1, skipped: 3 });
  });
  it('counts a journey that passed at its second try as passed', () => {
    expect(countReport('playwright', playwright, 0)).toEqual({ passed: 5, failed: 1, skipped: 0 });
  });
  it('counts one failure where the runner failed and no test did', () => {
    expect(countReport('vitest', { ...vitest, numFailedTests: 0 }, 1).failed).toBe(1);
  });
  it.each([null, {}, 'text'])('counts one failure without a report that can be read: %j', (report) => {
    expect(countReport('playwright', report, 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });
});

describe('formatSummaryLine', () => {
  it('adds up all steps', () => {
    const total = addCounts([countStep(0), countStep(2), { passed: 7, failed: 0, skipped: 0 }]);
    expect(formatSummaryLine(total)).toBe('8 passed, 1 failed');
  });
  it('names skipped tests only where there are some', () => {
    expect(formatSummaryLine(addCounts([countStep(0), NOT_RUN]))).toBe('1 passed, 0 failed, 1 skipped');
  });
});
