import { expect, it } from 'vitest';
import { compare } from './compare.ts';
import type { Comparable } from './expected.ts';
import { type FileResult, report, summary } from './report.ts';

const truth: Comparable = {
  name: 'Ana',
  email: 'a@b.co',
  phone: '',
  entries: [],
  skills: [],
  projects: [],
  languages: [],
};

const file = (name: string, layout: string, predicted: Comparable): FileResult => ({
  name,
  layout,
  counts: compare(truth, predicted),
  first: 90,
  median: 12.5,
  peak: 150,
  error: null,
});

const files = [
  file('x_Two', 'Two', truth),
  file('y_One', 'One', truth),
  file('z_One', 'One', { ...truth, name: 'Eva' }),
];

it('sums files up by layout and names the loss of each', () => {
  const text = report(files);
  expect(text.match(/Layout \S+ \d file\S*/gu)).toEqual(['Layout One, 2 files', 'Layout Two, 1 file']);
  expect(text).toContain(
    'first reading 90 ms, median of five more 12.5 ms, peak memory of the process 150 MB',
  );
  expect(summary(files)).toMatchObject({
    f1: 5 / 6,
    layouts: { One: { f1: 0.75 }, Two: { f1: 1 } },
    files: { x_Two: { f1: 1, medianMilliseconds: 12.5, peakMegabytes: 150 } },
  });
});
