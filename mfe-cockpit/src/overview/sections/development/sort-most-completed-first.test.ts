import { expect, test } from 'vitest';
import { makeBandCell, makeShareCell, suppressed, unmeasured } from '../../testing/cells.ts';
import { sortMostCompletedFirst } from './sort-most-completed-first.ts';

test('sorts the most completed first and hidden ones last', () => {
  const lessons = Object.entries({
    none: unmeasured,
    hidden: suppressed,
    few: makeShareCell(5, 60),
    belowHalf: makeBandCell('below_half', 10),
    many: makeShareCell(50, 60),
    zero: makeShareCell(0, 60),
  }).map(([title, cell]) => ({ lessonId: title, title, skills: [], cell }));
  expect(sortMostCompletedFirst(lessons).map(({ title }) => title)).toEqual([
    'many',
    'belowHalf',
    'few',
    'zero',
    'hidden',
    'none',
  ]);
});
