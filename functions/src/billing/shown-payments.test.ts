import { DAY_MS, BillingStatusResponseSchema } from '@aura/shared-domain';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { makePayment, findPrice, PRICES } from '../../test-support/billing/purchases.ts';
import type { PaymentState } from './customer-state.ts';
import { listShownPayments } from './shown-payments.ts';

const conquista = findPrice('conquista', 'once');

/** As they leave the backend. */
const shown = (...payments: PaymentState[]) =>
  v.parse(
    BillingStatusResponseSchema.entries.payments,
    listShownPayments({ subscriptions: [], payments }, PRICES),
  );
const receiptOf = (receiptUrl: string | null) => shown(makePayment(conquista, { receiptUrl }))[0]?.receiptUrl;

test('shows a payment with its subject, day and amount', () => {
  const receiptUrl = 'https://pay.stripe.com/receipts/1?s=ap';
  expect(shown(makePayment(conquista, { amount: 300_00, receiptUrl }))).toEqual([
    {
      id: 'pi_1',
      paidAt: '2026-03-10T15:00:00.000Z',
      amount: 300_00,
      plan: 'conquista',
      interval: 'once',
      status: 'paid',
      receiptUrl,
      withdrawableUntil: '2026-03-18T03:00:00.000Z',
    },
  ]);
});

test.each([
  ['kept', 'paid'],
  ['partly_refunded', 'partly_refunded'],
  ['refunded', 'refunded'],
  ['disputed', 'disputed'],
] as const)('a payment that is %s is shown as %s', (settlement, status) => {
  expect(shown(makePayment(conquista, { settlement }))).toMatchObject([{ status }]);
});

test('the newest come first, and the oldest of many are left out', () => {
  const first = makePayment(conquista).paidAt.getTime();
  const many = Array.from({ length: 70 }, (_, day) =>
    makePayment(conquista, { id: `pi_${day}`, paidAt: new Date(first + day * DAY_MS) }),
  );
  const expected = Array.from({ length: 60 }, (_, place) => `pi_${69 - place}`);
  expect(shown(...many).map(({ id }) => id)).toEqual(expected);
  expect(shown(...many.toReversed()).map(({ id }) => id)).toEqual(expected);
});

test('leaves out a payment for an unknown thing, without a gap in the page', () => {
  const unknown = Array.from({ length: 60 }, (_, at) =>
    makePayment(conquista, { id: `pi_x${at}`, priceId: 'price_x', paidAt: new Date('2026-05-01T12:00:00Z') }),
  );
  expect(shown(...unknown, makePayment(conquista)).map(({ id }) => id)).toEqual(['pi_1']);
});

test.each([
  ['http://localhost:4310/pagamentos-demo/receipts/1?s=2', '/pagamentos-demo/receipts/1?s=2'],
  ['/pagamentos-demo/receipts/1', '/pagamentos-demo/receipts/1'],
  ['http://localhost:4310/outra/receipts/1', null],
  ['http://pay.stripe.com/receipts/1', null],
  ['javascript:alert(1)', null],
  ['//', null],
  [null, null],
])('links the receipt %s to %s', (receiptUrl, link) => {
  expect(receiptOf(receiptUrl)).toBe(link);
});
