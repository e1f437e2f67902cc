import { expect, test } from 'vitest';
import { writeStatementCsv } from './statement-csv.ts';

test('a spreadsheet reads a statement: one row a payment, with discounts and refunds', () => {
  const csv = writeStatementCsv([
    {
      id: 'pi_1',
      paidAt: '2026-03-11T01:00:00.000Z',
      amount: 79_90,
      plan: 'impulso',
      interval: 'month',
      status: 'partly_refunded',
      discount: 20_00,
      returned: 10_05,
      receiptUrl: null,
      paidWith: { kind: 'pix' },
    },
  ]);
  expect(csv.split('\r\n')).toEqual([
    '\uFEFF"Data";"Plano";"Forma de pagamento";"Valor";"Desconto";"Devolvido";"Situação";"Identificação"',
    '"2026-03-10";"Impulso, mensal";"Pix";"79,90";"20,00";"10,05";"R$\u00A010,05 devolvidos";"pi_1"',
    '',
  ]);
});
