import { expect, test } from 'vitest';
import { comparisonOf } from './comparison.ts';
import type { Counts } from './count.ts';
import { humanReport } from './report.ts';
import type { Timings } from './time.ts';

const opened = (scriptBytes: number) => ({ scriptBytes, totalBytes: 80_000, requests: 6, depth: 2 });
const entered = (hops: number) => ({ scriptBytes: 5_000, totalBytes: 6_000, requests: 3, hops });

const counts: Counts = {
  home: { federated: opened(9_000), monolith: opened(10_000) },
  remotes: [
    {
      path: '/planos',
      opened: { federated: opened(120_000), monolith: opened(100_000) },
      frameworkBytes: { federated: 110_000, monolith: 99_000 },
      cold: { federated: entered(1), monolith: entered(1) },
      hovered: { federated: entered(0), monolith: entered(0) },
    },
    {
      path: '/ferramentas-ia',
      opened: { federated: opened(110_000), monolith: opened(100_000) },
      frameworkBytes: { federated: 105_000, monolith: 99_000 },
      cold: { federated: entered(2), monolith: entered(1) },
      hovered: { federated: entered(0), monolith: entered(0) },
    },
  ],
};

const interval = (median: number, half: number) => ({ median, lower: median - half, upper: median + half });
const calm = interval(1, 0.01);
const timing = (median: number) => ({ ratio: interval(median, 0.02), control: calm });
const timings: Timings = {
  largestPaint: { '/': timing(1), '/planos': timing(1.07) },
  interactive: { '/planos': timing(1.05) },
  entered: { cold: timing(1.2), hovered: timing(1) },
  pairs: 20,
};

test('every figure is from the worst page', () => {
  expect(comparisonOf([], counts, timings)).toMatchObject({
    publicBytesRatio: 0.9,
    remoteBytesRatio: 1.2,
    hopsCold: 2,
    hopsAfterHover: 0,
    monolithHops: { cold: 1, afterHover: 0 },
    lcpRatio: 1.07,
    lcpVerdict: 'held',
  });
});

test('one inconclusive page makes the whole inconclusive, one miss makes it missed', () => {
  const restless = { ratio: interval(1, 0.02), control: interval(1, 0.2) };
  const verdictWith = (page: typeof restless) =>
    comparisonOf([], counts, { ...timings, largestPaint: { ...timings.largestPaint, '/x': page } })
      .lcpVerdict;
  expect(verdictWith(restless)).toBe('inconclusive');
  expect(verdictWith(timing(1.2))).toBe('missed');
});

test('without times there is no verdict, and the report says so', () => {
  const counted = comparisonOf([], counts, null);
  expect(counted).toMatchObject({ lcpRatio: null, lcpRatioUpper: null, lcpVerdict: null });
  expect(humanReport(counted)).toMatch(/largest paint, upper end +not taken/);
});

test('the report has a row for each way to a page', () => {
  const report = humanReport(comparisonOf([], counts, timings));
  expect(report).toMatch(/\/planos from a link +5\.0 \| 5\.0/);
  expect(report).toMatch(/largest paint \/planos +1\.070 \(1\.050–1\.090\) .*held/);
});
