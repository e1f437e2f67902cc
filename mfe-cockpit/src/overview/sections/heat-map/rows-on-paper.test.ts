import { expect, test } from 'vitest';
import { hiddenLevel, makeLevelCell } from '../../testing/cells.ts';
import { describeRows } from './rows-on-paper.ts';

const rows = (...people: readonly number[]) =>
  people.map((n, at) => ({
    skillId: `s${at}`,
    label: `S${at}`,
    cells: [],
    total: { ...makeLevelCell(0.5), n },
  }));

test('names how the rows were chosen', () => {
  expect(describeRows(rows(30, 20, 10), 2)).toBe(
    'Aqui estão 2 das 3 competências: as avaliadas em mais pessoas.',
  );
});

test('ties at the last row are decided by the alphabet, and it says so', () => {
  expect(describeRows(rows(30, 20, 20, 20), 2)).toBe(
    'Aqui estão 2 das 4 competências: as avaliadas em mais pessoas e, das que empatam no fim da lista, as primeiras em ordem alfabética.',
  );
  const hidden = rows(0, 0).map((row, at) => ({
    ...row,
    total: hiddenLevel,
    cells: [{ ...makeLevelCell(0.5), n: 20 - at }],
  }));
  expect(describeRows(hidden, 1)).not.toContain('alfabética');
});

test('is empty for a complete map', () => {
  expect(describeRows(rows(30, 20), 2)).toBe('');
  expect(describeRows([], 0)).toBe('');
});
