import { describe, expect, test } from 'vitest';
import type { Settlement } from './customer-state.ts';
import { getPaidTimes } from './paid-times.ts';
import type { InvoiceObject } from './stripe-objects-schema.ts';

const day = (month: number, date = 10) => new Date(Date.UTC(2026, month - 1, date));
const price = (id: string) => ({ price_details: { price: id } });

/** One line: a price, what it asks for in centavos, and its end. */
const line = (priceId: string, amount: number, end: Date) => ({
  amount,
  period: { start: day(3), end },
  pricing: price(priceId),
});

const invoiceOf = (id: string, ...lines: ReturnType<typeof line>[]): InvoiceObject => ({
  id,
  status: 'paid',
  parent: { subscription_details: { subscription: 'sub_1' } },
  lines: { data: lines },
  payments: { data: [{ payment: { payment_intent: `pi_of_${id}` } }] },
});

/** A subscription whose period began on 10 March. */
const subscription = {
  id: 'sub_1',
  items: {
    data: [
      {
        price: { id: 'impulso', currency: 'brl', unit_amount: 79_90 },
        current_period_start: day(3),
        current_period_end: day(4),
      },
    ],
  },
} as unknown as Parameters<typeof getPaidTimes>[0];

const times = (invoices: readonly InvoiceObject[], fates: Readonly<Record<string, Settlement>>) =>
  getPaidTimes(subscription, invoices, new Map(Object.entries(fates))).map(
    ({ priceId, until }) => `${priceId} ${until.toISOString().slice(5, 10)}`,
  );

const month = invoiceOf('in_1', line('impulso', 79_90, day(4)));
const upgrade = invoiceOf('in_2', line('impulso', -40_00, day(4)), line('decolagem', 75_00, day(4)));

test.each([
  ['kept', ['impulso 04-10']],
  ['partly_refunded', ['impulso 04-10']],
  ['refunded', []],
  ['disputed', []],
  ['lost', []],
] as const)('a period whose payment was %s', (fate, left) => {
  expect(times([month], { pi_of_in_1: fate })).toEqual(left);
});

describe('after an upgrade', () => {
  test('credited time does not count twice', () => {
    expect(times([upgrade, month], { pi_of_in_1: 'kept', pi_of_in_2: 'kept' })).toEqual(['decolagem 04-10']);
  });

  test('that was given back, the period before it stays paid', () => {
    expect(times([upgrade, month], { pi_of_in_1: 'kept', pi_of_in_2: 'refunded' })).toEqual([
      'impulso 04-10',
    ]);
  });
});

test('periods before the present one are over', () => {
  const before = invoiceOf('in_0', line('impulso', 79_90, day(3)));
  expect(times([month, before], { pi_of_in_0: 'kept', pi_of_in_1: 'kept' })).toEqual(['impulso 04-10']);
});

test('an invoice paid from a balance counts; an unpaid one does not', () => {
  const none = { payments: { data: [] } };
  expect(times([{ ...month, ...none }], {})).toEqual(['impulso 04-10']);
  expect(times([{ ...month, ...none, status: 'open' }], {})).toEqual([]);
  expect(times([month], {})).toEqual([]);
});

test('invoices of another subscription do not count', () => {
  const other = { ...month, parent: { subscription_details: { subscription: 'sub_2' } } };
  expect(times([other], { pi_of_in_1: 'kept' })).toEqual([]);
});
