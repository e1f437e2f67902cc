import { describe, expect, it } from 'vitest';
import { isSlip } from './slips.ts';

describe('isSlip', () => {
  it.each([
    ['enfemeiro', 'enfermeiro'],
    ['enfermerio', 'enfermeiro'],
    ['vendedorr', 'vendedor'],
    ['vendador', 'vendedor'],
    ['administrtivo', 'administrativo'],
    ['adminitrtivo', 'administrativo'],
  ])('reads %s as %s', (a, b) => {
    expect(isSlip(a, b)).toBe(true);
  });

  it.each([
    ['rh', 'ri'],
    ['gari', 'gare'],
    ['dentista', 'frentista'],
    ['padeiro', 'pedreiro'],
    ['cantor', 'pintor'],
    ['analista', 'jornalista'],
  ])('separates %s and %s', (a, b) => {
    expect(isSlip(a, b)).toBe(false);
  });
});
