import { expect, test } from 'vitest';
import { readShare } from '../../../charts/reading.ts';
import { makeBandCell, makeShareCell, suppressed, unmeasured } from '../../testing/cells.ts';
import { selectCompletedLessons, describeDrawn } from './completed-lessons.ts';

test('an uncompleted lesson is not drawn', () => {
  const cells = [
    makeShareCell(5, 60),
    makeShareCell(0, 60),
    makeBandCell('below_half', 5),
    suppressed,
    unmeasured,
  ];
  const lessons = cells.map((cell, id) => ({ id, reading: readShare(cell) }));
  expect(selectCompletedLessons(lessons).map(({ id }) => id)).toEqual([0, 2]);
});

test.each([
  [{ drawn: 8, completed: 12, all: 20 }, 'O gráfico mostra as 8 mais concluídas; a tabela, todas.'],
  [{ drawn: 3, completed: 3, all: 20 }, 'O gráfico mostra só as que têm conclusões; a tabela, todas.'],
  [{ drawn: 3, completed: 3, all: 3 }, ''],
  [{ drawn: 0, completed: 0, all: 20 }, ''],
])('%o: "%s"', (lessons, words) => expect(describeDrawn(lessons, false)).toBe(words));

test('on paper it is the table that is short', () =>
  expect(describeDrawn({ drawn: 5, completed: 12, all: 20 }, true)).toBe(
    'A tabela mostra as 5 mais concluídas.',
  ));
