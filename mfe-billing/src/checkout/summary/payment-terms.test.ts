import { expect, test } from 'vitest';
import { monthsAfter, paymentTerms } from './payment-terms.ts';

const now = new Date('2026-11-22T15:00:00Z');
const said = (interval: 'month' | 'year' | 'once', amount: number, accessEndsAt: Date | null = null) =>
  paymentTerms({ interval, amount, accessEndsAt }, now).join(' ');

test('a subscription says what is charged today, what comes after, and when', () => {
  expect(said('month', 79_90)).toContain('Você paga R$ 79,90 hoje e depois R$ 79,90 todo mês, até cancelar.');
  expect(said('month', 79_90)).toContain('A próxima cobrança é em 22 de dezembro de 2026.');
  expect(said('year', 1_490_90)).toContain('R$ 1.490,90 todo ano');
  expect(said('year', 1_490_90)).toContain('22 de novembro de 2027');
});

test('a single payment says that it does not renew, and the day on which the access ends', () => {
  const text = said('once', 290_90);
  expect(text).toContain('R$ 290,90 uma única vez');
  expect(text).toContain('90 dias a partir de hoje, até 20 de fevereiro de 2027');
  expect(text).not.toMatch(/próxima cobrança|quando ele terminar/u);
});

test('whoever still has access that ends is told that the new days come after it', () => {
  expect(said('once', 290_90, new Date('2026-12-01'))).toContain('começam quando ele terminar');
  expect(said('once', 290_90, new Date('2026-11-01'))).not.toContain('quando ele terminar');
});

test.each([
  ['2026-01-31T10:00:00Z', 1, '2026-02-28T10:00:00.000Z'],
  ['2028-01-31T10:00:00Z', 1, '2028-02-29T10:00:00.000Z'],
  ['2026-12-15T10:00:00Z', 1, '2027-01-15T10:00:00.000Z'],
  ['2028-02-29T10:00:00Z', 12, '2029-02-28T10:00:00.000Z'],
])('%s and %d months later', (start, months, end) => {
  expect(monthsAfter(new Date(start), months).toISOString()).toBe(end);
});
