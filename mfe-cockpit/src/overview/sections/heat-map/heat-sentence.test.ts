import { expect, test } from 'vitest';
import { anOverview } from '../../testing/an-overview.ts';
import { hiddenLevel, level } from '../../testing/cells.ts';
import { heatSentence } from './heat-sentence.ts';

const { heatMap, units } = anOverview();

test('names what is proven most and least, and how much of the company that is about', () => {
  expect(heatSentence(heatMap, units)).toBe(
    'Na empresa toda, a competência mais comprovada é SQL (70 de 100, em 60% das pessoas) e a menos comprovada é Excel (31 de 100, em 55% das pessoas).',
  );
});

test('hidden cells are counted, of the departments with numbers', () => {
  const rows = heatMap.map((row) => ({ ...row, cells: [hiddenLevel, hiddenLevel, level(0.5)] }));
  expect(heatSentence(rows, units)).toContain('Em 2 de 4 células dos departamentos o número não aparece');
});

test('one skill alone is not compared with itself', () => {
  expect(heatSentence(heatMap.slice(0, 1), units)).toContain(
    'só SQL (70 de 100, em 60% das pessoas) tem número',
  );
});

test('says where nothing can be shown', () => {
  const hidden = heatMap.map((row) => ({ ...row, total: hiddenLevel }));
  expect(heatSentence(hidden, units)).toContain('Na empresa toda, nenhuma competência tem número.');
  const nothing = hidden.map((row) => ({ ...row, cells: row.cells.map(() => hiddenLevel) }));
  for (const none of [nothing, []]) {
    expect(heatSentence(none, units)).toBe(
      'Ainda não há competência avaliada em gente suficiente para aparecer aqui.',
    );
  }
});
