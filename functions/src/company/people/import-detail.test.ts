import { expect, it } from 'vitest';
import { importDetail, describeLines } from './import-detail.ts';

const result = (line: number, outcome: 'added' | 'refused' | 'unchanged') => ({
  line,
  outcome,
  refusal: null,
  changes: [],
});

it('counts the outcomes of the lines, without names', () => {
  const results = [result(2, 'added'), result(4, 'refused'), result(3, 'added')];
  expect(importDetail(results)).toBe('Linhas 2 a 4 · incluídas: 2, recusadas: 1');
  expect(importDetail([result(9, 'unchanged')])).toBe('Linha 9 · sem mudança: 1');
});

it('says how many lines were looked at', () =>
  expect([1, 2, 200].map(describeLines)).toEqual(['1 linha', '2 linhas', '200 linhas']));

it('does not pass some lines of a stretch off as all of them', () =>
  expect(importDetail([result(2, 'added'), result(40, 'added')])).toBe('2 linhas, da 2 à 40 · incluídas: 2'));
