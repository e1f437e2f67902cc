import { expect, test } from 'vitest';
import { maySuit } from './may-suit.ts';

test.each([
  ['a•••@empresa.com.br', 'ana@empresa.com.br', true],
  ['a•••@empresa.com.br', ' Ana@Empresa.com.br ', true],
  ['a•••@empresa.com.br', 'bia@empresa.com.br', false],
  ['a•••@empresa.com.br', 'ana@gmail.com', false],
  ['•••@empresa.com.br', 'ana@empresa.com.br', true],
  ['ana@empresa.com.br', 'ana@empresa.com.br', true],
  ['ana@empresa.com.br', 'ana@empresa.com', false],
])('%s may be %s: %s', (masked, address, expected) => {
  expect(maySuit(masked, address)).toBe(expected);
});
