import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatCell,
  formatCentavos,
  formatDecimal,
  formatMoney,
  formatNumber,
  formatShare,
} from './number.ts';

test.each([
  [79_90, 'R$\u00A079,90'],
  [1_490_90, 'R$\u00A01.490,90'],
  [0, 'R$\u00A00,00'],
  [5, 'R$\u00A00,05'],
  [-79_90, '-R$\u00A079,90'],
])('%d centavos are %s', (centavos, text) => {
  expect(formatCentavos(centavos)).toBe(text);
});

test('every amount can be read back to the centavo', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e11, max: 1e11 }), (centavos) => {
      const digits = Number(formatCentavos(centavos).replaceAll(/\D/gu, ''));
      expect(centavos < 0 ? -digits : digits).toBe(centavos);
      expect(formatCentavos(centavos).startsWith('-')).toBe(centavos < 0);
    }),
  );
});

describe('numbers', () => {
  test('have points between thousands and a comma before decimals', () => {
    expect(formatNumber(1_250)).toBe('1.250');
    expect(formatNumber(13.456)).toBe('13,46');
    expect(formatNumber(13.456, 1)).toBe('13,5');
    expect(formatDecimal(62.4, 3)).toBe('62,400');
    expect(formatDecimal(1_250, 2)).toBe('1250,00');
    expect(formatMoney(4_500, 'BRL')).toBe('R$\u00A04.500');
  });

  test('go into spreadsheets without points', () => {
    expect(formatCell(1_250.5)).toBe('1250,5');
  });

  test('are shares of a whole', () => {
    expect(formatShare(0.854)).toBe('85%');
    expect(formatShare(0.035, 1)).toBe('3,5%');
    expect(formatShare(-0.001)).toBe('0%');
  });
});
