import { expect, test } from 'vitest';
import { half, some, suppressed, unmeasured } from '../../testing/cells.ts';
import { mostCompletedFirst } from './most-completed-first.ts';

test('the most completed comes first, what is not shown last', () => {
  const lessons = Object.entries({
    none: unmeasured,
    hidden: suppressed,
    few: some(5, 60),
    belowHalf: half('below_half', 10),
    many: some(50, 60),
    zero: some(0, 60),
  }).map(([title, cell]) => ({ lessonId: title, title, skills: [], cell }));
  expect(mostCompletedFirst(lessons).map(({ title }) => title)).toEqual([
    'many',
    'belowHalf',
    'few',
    'zero',
    'hidden',
    'none',
  ]);
});
