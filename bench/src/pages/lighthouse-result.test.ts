import type { Result } from 'lighthouse';
import { expect, it } from 'vitest';
import { summarise, type Run } from './lighthouse-result.ts';

const category = (score: number, ...ids: string[]) => ({
  score,
  auditRefs: ids.map((id) => ({ id, weight: 1 })),
});

const run = (performance: number, benchmarkIndex: number, audits: object = {}, best = 1): Run => ({
  categories: {
    performance: category(performance),
    accessibility: category(1),
    'best-practices': category(best, ...Object.keys(audits)),
    seo: category(1),
  } as unknown as Result['categories'],
  audits: audits as Result['audits'],
  environment: { benchmarkIndex },
});

it('takes scores from the complete run and spreads over all of them', () => {
  const result = summarise(run(0.97, 3000), [run(1, 3300), run(0.99, 2800)], [1, 4, 2]);
  expect(result).toEqual({
    scores: { accessibility: 100, 'best-practices': 100, seo: 100 },
    performance: { min: 97, max: 100 },
    findings: [],
    benchmarkIndex: { min: 2800, max: 3300 },
    loadAverage: { min: 1, max: 4 },
    runs: 3,
  });
});

it('names only the imperfect audits, and their places', () => {
  const audits = {
    good: { score: 1, title: 'Good' },
    manual: { score: null, title: 'Manual' },
    console: {
      score: 0,
      title: 'Errors',
      details: {
        items: [{ url: '/api', description: '502' }, { node: { selector: 'main > a' } }, { reason: 'why' }],
      },
    },
  };
  const result = summarise(run(1, 1, audits, 0.96), [], [0]);
  expect(result.findings).toEqual([
    {
      category: 'best-practices',
      audit: 'console',
      title: 'Errors',
      places: ['/api: 502', 'main > a', '{"reason":"why"}'],
    },
  ]);
});
