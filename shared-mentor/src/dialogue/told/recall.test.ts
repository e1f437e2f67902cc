import { expect, test } from 'vitest';
import { findSaid } from './recall.ts';

const BEFORE = ['sou soldador, tenho 6 anos de firma e ganho 3200', 'a entrevista é na quarta, às 14h'];

test.each([
  ['quanto eu falei que ganho?', 'ganho 3200'],
  ['quantos anos eu disse que tenho', 'tenho 6 anos de firma'],
  ['quando eu falei que é a entrevista?', 'a entrevista é na quarta'],
])('“%s” is answered by what the person said', (text, expected) => {
  expect(findSaid(text, BEFORE)).toBe(expected);
});

test.each(['qual percentual eu falei?', 'quanto eu ganho de aviso?', 'e se eu ganhar 3500?'])(
  '“%s” asks for nothing that was said',
  (text) => {
    expect(findSaid(text, BEFORE)).toBeNull();
  },
);
