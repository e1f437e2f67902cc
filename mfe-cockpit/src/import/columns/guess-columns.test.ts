import { expect, test } from 'vitest';
import { findColumns } from './guess-columns.ts';

const table = (answers: readonly string[]) => ({
  header: ['Nome', 'Gestor'],
  rows: answers.map((answer, at) => ({ cells: ['Ana', answer], line: at + 2, problem: null })),
  separator: ';' as const,
});

test('a column of yes and no says who leads, even where one answer is neither', () => {
  expect(findColumns(table(['sim', 'não', 'talvez'])).isManager).toBe(1);
});

test('a column of names says who leads the person, which is not asked', () => {
  expect(findColumns(table(['João Silva', 'Maria Lima', ''])).isManager).toBeNull();
});
