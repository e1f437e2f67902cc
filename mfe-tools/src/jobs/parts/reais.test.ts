import { expect, test } from 'vitest';
import { parsePay } from './reais.ts';

test.each([
  ['5000', 5000],
  ['5.000', 5000],
  ['R$ 5.000,00', 5000],
  [' 12.345.6 ', null],
  ['1.234.567', null],
  ['0', null],
  ['-3', null],
  ['5 mil', 5000],
  ['5,000', null],
  ['', null],
])('“%s” is %s', (text, reais) => expect(parsePay(text)).toBe(reais));
