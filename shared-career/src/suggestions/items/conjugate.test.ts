import { expect, it } from 'vitest';
import { conjugate, detectCommonStyle } from './conjugate.ts';

it.each([
  ['atuar', 'atuo'],
  ['rastrear', 'rastreio'],
  ['obter', 'obtenho'],
  ['refazer', 'refaço'],
  ['exigir', 'exijo'],
  ['cumprir', 'cumpro'],
  ['cobrir', 'cubro'],
  ['incluir', 'incluo'],
  ['atender', 'atendo'],
])('says what "%s" is in the first person of the present', (verb, said) => {
  expect(conjugate(verb, 'firstPresent')).toBe(said);
});

it('writes no form that it does not know', () => {
  expect(conjugate('polir', 'firstPresent')).toBeNull();
});

it('keeps the person of the other items and takes the tense of the job', () => {
  expect(detectCommonStyle(['Atendeu clientes', 'Organizou a loja'], true)).toBe('thirdPresent');
  expect(detectCommonStyle(['Atendo clientes'], false)).toBe('firstPast');
  expect(detectCommonStyle(['Atender clientes'], true)).toBe('infinitive');
  expect(detectCommonStyle([], true)).toBe('firstPresent');
});
