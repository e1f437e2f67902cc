import { expect, test } from 'vitest';
import { findWanted } from './wanted-words.ts';

test.each([
  ['como peço folga na sexta?', 'pedir folga na sexta'],
  ['um e-mail pro diretor pedindo pra pegar mais aulas', 'pegar mais aulas'],
  ['cobro ele como', null],
  ['como pergunto sem queimar o filme?', null],
  ['como abordo ele sem parecer que estou pedindo esmola?', null],
])('reads what is wanted in “%s”', (text, expected) => {
  expect(findWanted(text)).toBe(expected);
});
