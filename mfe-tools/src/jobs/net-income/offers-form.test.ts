import { expect, test } from 'vitest';
import { EMPTY_FORM, readOffers } from './offers-form.ts';

const form = (over: object) => ({ ...EMPTY_FORM, gross: '5.000,00', invoice: '8000', ...over });

test('typed amounts become cents; an empty optional field is zero', () => {
  expect(readOffers(form({ benefits: '850,5' }))).toEqual({
    ok: true,
    value: {
      dependants: 0,
      clt: { grossMonthly: 500_000, benefitsMonthly: 85_050 },
      pj: {
        invoiceMonthly: 800_000,
        regime: 'simplesAnexoIII',
        accountantMonthly: 0,
        otherCostsMonthly: 0,
        unpaidWeeks: 4,
      },
    },
  });
});

test('every wrong field says how to fill it', () => {
  const read = readOffers(
    form({
      gross: '',
      benefits: '5,000.00',
      dependants: '1,5',
      invoice: '0',
      accountant: 'uns trezentos',
      otherCosts: '300.000,00',
      unpaidWeeks: '52',
    }),
  );
  expect(read).toEqual({
    ok: false,
    error: {
      gross: 'Informe o valor por mês.',
      benefits: 'Escreva o valor em reais, como 5.000,00 ou 5 mil.',
      dependants: 'Informe um número inteiro de 0 a 20.',
      invoice: 'Informe um valor maior que zero.',
      accountant: 'Escreva o valor em reais, como 5.000,00 ou 5 mil.',
      otherCosts: 'A comparação vai até R$ 200.000,00 por mês.',
      unpaidWeeks: 'Informe um número inteiro de 0 a 51.',
    },
  });
});
