import { expect, test } from 'vitest';
import { findWanted } from './wanted-words.ts';

test.each([
  ['como peço folga na sexta?', 'pedir folga na sexta'],
  ['como pergunto sem queimar o filme?', null],
  ['como abordo ele sem parecer que estou pedindo esmola?', null],
])('reads what is wanted in “%s”', (text, expected) => {
  expect(findWanted(text)).toBe(expected);
});
