import { expect, it } from 'vitest';
import { compareTimes } from './compare-times.ts';

it('compares calls by the nearest rank', () => {
  const alone = Array.from({ length: 20 }, (_, at) => 20 - at);
  const beside = alone.map((time) => time * 3);
  expect(compareTimes(alone, beside)).toEqual({
    alone: { p50: 10, p95: 19 },
    beside: { p50: 30, p95: 57 },
    waitMs: { p50: 20, p95: 38 },
    ratio: { p50: 3, p95: 3 },
  });
});
