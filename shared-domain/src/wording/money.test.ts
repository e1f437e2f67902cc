import { expect, test } from 'vitest';
import { inReais } from './money.ts';

test.each([
  [79_90, 'R$ 79,90'],
  [1_490_90, 'R$ 1.490,90'],
  [0, 'R$ 0,00'],
  [5, 'R$ 0,05'],
])('%d centavos are %s', (centavos, text) => {
  expect(inReais(centavos)).toBe(text);
});
