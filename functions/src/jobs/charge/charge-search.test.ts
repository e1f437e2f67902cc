import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { searchKey } from './charge-search.ts';

const key = (words: string, place = '') => searchKey({ words, place });

it('treats spellings of the same search as one', () => {
  expect(key('Analista de Dados')).toBe(key('  dados, ANALISTA de'));
  expect(key('gestão', 'São Paulo, SP')).toBe(key('GESTAO', 'sp são-paulo'));
});

it('distinguishes different searches', () => {
  const asked = [
    key('a b'),
    key('a', 'b'),
    key('ab'),
    key('', 'a b'),
    key(''),
    key('c'),
    key('c++'),
    key('c#'),
  ];
  expect(new Set(asked).size).toBe(asked.length);
});

it('makes a valid path of the database from any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string(), (words, place) => {
      expect(key(words, place)).toMatch(/^[0-9a-f]{16}$/);
    }),
  );
});
