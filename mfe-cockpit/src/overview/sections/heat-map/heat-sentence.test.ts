import { expect, test } from 'vitest';
import { makeOverview } from '../../testing/an-overview.ts';
import { hiddenLevel, makeLevelCell } from '../../testing/cells.ts';
import { describeHeatMap } from './heat-sentence.ts';

const { heatMap, units } = makeOverview();
const sentence = (all: typeof heatMap, rows = all) => describeHeatMap({ heatMap: all, units, rows });

test('names the most and least proven skills, and their share of the company', () => {
  expect(sentence(heatMap)).toBe(
    'Na empresa toda, a competência mais comprovada é SQL (70 de 100, em 60% das pessoas) e a menos comprovada é Excel (31 de 100, em 55% das pessoas).',
  );
});

test('hidden cells are counted, of the departments with numbers', () => {
  const rows = heatMap.map((row) => ({ ...row, cells: [hiddenLevel, hiddenLevel, makeLevelCell(0.5)] }));
  expect(sentence(rows)).toContain('Em 2 de 4 células dos departamentos o número não aparece');
});

test('counts on paper the printed cells, with the extremes of the whole map', () => {
  const rows = heatMap.map((row) => ({ ...row, cells: [hiddenLevel, hiddenLevel, makeLevelCell(0.5)] }));
  expect(sentence(rows, rows.slice(0, 1))).toBe(
    'Na empresa toda, a competência mais comprovada, de todas as 2, é SQL (70 de 100, em 60% das pessoas) ' +
      'e a menos comprovada é Excel (31 de 100, em 55% das pessoas). Em 1 de 2 células dos departamentos o ' +
      'número não aparece: grupo pequeno demais.',
  );
});

test('all the skills are named that share an end, the first few by their names', () => {
  const rows = (...values: readonly number[]) =>
    values.map((value, at) => ({
      skillId: `s${at}`,
      label: `S${at}`,
      cells: [],
      total: makeLevelCell(value, 0.5),
    }));
  expect(sentence(rows(1, 1, 1, 1, 1, 0.4))).toBe(
    'Na empresa toda, as competências mais comprovadas são S0, S1, S2 e mais 2 competências (100 de 100) ' +
      'e a menos comprovada é S5 (40 de 100, em 50% das pessoas).',
  );
  expect(sentence(rows(0.7, 0.4, 0.4))).toContain('e as menos comprovadas são S1 e S2 (40 de 100).');
  expect(sentence(rows(0.4, 0.4))).toBe(
    'Na empresa toda, as competências igualmente comprovadas são S0 e S1 (40 de 100).',
  );
});

test('compares no single skill with itself', () => {
  expect(sentence(heatMap.slice(0, 1))).toContain('só SQL (70 de 100, em 60% das pessoas) tem número');
});

test('a headline rests on at least half of the people', () => {
  const rows = [0.49, 0.5, 0.6].map((coverage, at) => ({
    skillId: `s${at}`,
    label: `S${at}`,
    cells: [],
    total: makeLevelCell(1 - at / 10, coverage),
  }));
  expect(sentence(rows)).toContain('a competência mais comprovada é S1');
  expect(sentence(rows.slice(0, 1))).toContain('nenhuma competência foi avaliada em metade das pessoas');
});

test('says that nothing can be shown', () => {
  const hidden = heatMap.map((row) => ({ ...row, total: hiddenLevel }));
  expect(sentence(hidden)).toContain('Na empresa toda, nenhuma competência tem número.');
  const nothing = hidden.map((row) => ({ ...row, cells: row.cells.map(() => hiddenLevel) }));
  for (const none of [nothing, []]) {
    expect(sentence(none)).toBe('Ainda não há competência avaliada em gente suficiente para aparecer aqui.');
  }
});
