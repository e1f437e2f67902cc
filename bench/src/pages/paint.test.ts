import { expect, it } from 'vitest';
import { comparePaints, paintReport } from './paint.ts';

const ROUNDS = [
  { '/faq': 1000, '/sobre': 1200, '/planos': 1210 },
  // The machine is twice as slow in this round; the ratio is the same.
  { '/faq': 2000, '/sobre': 2400, '/planos': 2420 },
];

it("compares each page with the mean of the shell's pages in the same round", () => {
  const planos = comparePaints(ROUNDS, ['/faq', '/sobre']).find(({ path }) => path === '/planos');
  expect(planos).toMatchObject({ medianMs: 1815, rangeMs: { min: 1210, max: 2420 } });
  expect(planos?.ratio.median).toBeCloseTo(1.1);
  expect(planos?.ratio.upper).toBeCloseTo(1.1);
});

it('reports a page with its median, range and ratio', () => {
  const report = paintReport(comparePaints(ROUNDS, ['/faq', '/sobre']), 2);
  expect(report).toMatch(/2 rounds/);
  expect(report).toMatch(/^\/planos +1815 +1210–2420 +1\.100 +1\.100–1\.100$/m);
});
