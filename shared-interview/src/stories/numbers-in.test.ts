import { expect, it } from 'vitest';
import { numbersIn } from './numbers-in.ts';

it('shows numbers with what they count, and none that says nothing alone', () => {
  expect(
    numbersIn(
      'Combinei três regras, e de dez em dez minutos, 1 em cada turno. Caiu de 20% para 6% em 9 horas.',
    ),
  ).toEqual(['três regras', 'dez minutos', '20%', '6%', '9 horas']);
});
