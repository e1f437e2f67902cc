import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatCentavos, formatMoney } from './number.ts';
import { parseReais } from './parse-reais.ts';

test.each([
  ['3000', 3000],
  ['3.000,00', 3000],
  ['R$ 3.500,5', 3500.5],
  ['r$3500', 3500],
  ['3 mil', 3000],
  ['3,5 mil', 3500],
  ['3.5k', 3500],
  ['3K', 3000],
  ['3 mil e 500', 3500],
  ['tres mil', 3000],
  ['Três mil e quinhentos reais', 3500],
  ['mil e duzentos', 1200],
  ['vinte e dois mil', 22_000],
  ['3.000 por mês', 3000],
  ['3 mil reais/mês', 3000],
  ['novecentos', 900],
  ['0', 0],
  ['1.234.567,89', 1_234_567.89],
])('“%s” is %s reais', (typed, reais) => expect(parseReais(typed)).toBe(Math.round(reais * 100)));

test.each(
  [
    '',
    'abc',
    'a combinar',
    '5,000.00',
    '5.00',
    '5,000',
    '-5',
    '12.345.6',
    'R$',
    'tres dois',
    'mil mil',
    'e',
  ].map((typed) => [typed]),
)('“%s” is no amount', (typed) => expect(parseReais(typed)).toBeNull());

test('a written amount is read back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), (cents) => {
      expect(parseReais(formatCentavos(cents))).toBe(cents);
      const reais = Math.floor(cents / 100);
      expect(parseReais(formatMoney(reais, 'BRL'))).toBe(reais * 100);
      expect(parseReais(`${reais % 1000} mil`)).toBe((reais % 1000) * 100_000);
    }),
  );
});
