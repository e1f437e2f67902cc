import { DAY_MS } from '@aura/shared-domain';
import { describe, expect, test } from 'vitest';
import {
  EARLIER_PRICE,
  makePayment,
  findPrice,
  PRICES,
  makeSubscription,
} from '../../test-support/billing/purchases.ts';
import type { PaymentState, SubscriptionState } from './customer-state.ts';
import { NO_ENTITLEMENT } from './entitlement.ts';
import { computeEntitlement } from './compute-entitlement.ts';

const impulso = findPrice('impulso', 'month');
const decolagem = findPrice('decolagem', 'year');
const conquista = findPrice('conquista', 'once');

const paidAt = new Date('2026-03-10T15:00:00Z');
const now = new Date('2026-03-20T15:00:00Z');
const daysAfter = (days: number): Date => new Date(paidAt.getTime() + days * DAY_MS);

const given = (subscriptions: SubscriptionState[], payments: PaymentState[] = [], at = now) =>
  computeEntitlement({ subscriptions, payments }, PRICES, { livemode: false, now: at });
const paid = (...payments: PaymentState[]) => given([], payments);

describe('a subscription', () => {
  test('gives its plan and goes on until it is cancelled', () => {
    expect(given([makeSubscription(impulso)])).toEqual({
      plan: 'impulso',
      endsAt: null,
      changesAt: null,
      suspended: null,
      source: {
        kind: 'subscription',
        id: 'sub_1',
        priceId: 'price_impulso_month',
        plan: 'impulso',
        interval: 'month',
        amount: 79_90,
        renewsAt: new Date('2026-04-10T15:00:00Z'),
        endsAt: null,
        overdueInvoiceId: null,
        isOver: false,
      },
    });
  });

  test.each([
    ['active', 'impulso'],
    ['trialing', 'impulso'],
    ['past_due', 'impulso'],
    ['incomplete', 'freemium'],
    ['incomplete_expired', 'freemium'],
    ['unpaid', 'freemium'],
    ['canceled', 'freemium'],
    ['paused', 'freemium'],
  ] as const)('that is %s gives %s', (status, plan) => {
    expect(given([makeSubscription(impulso, { status })]).plan).toBe(plan);
  });

  test('whose renewal could not be charged names the invoice', () => {
    const overdue = given([makeSubscription(impulso, { status: 'past_due', latestInvoiceId: 'in_7' })]);
    expect(overdue.source).toMatchObject({ overdueInvoiceId: 'in_7' });
  });

  test('that was cancelled for later ends then, and is not renewed', () => {
    const cancelAt = new Date('2026-04-10T15:00:00Z');
    const cancelled = makeSubscription(impulso, { cancelAt });
    expect(given([cancelled])).toMatchObject({
      plan: 'impulso',
      endsAt: cancelAt,
      changesAt: cancelAt,
      source: { renewsAt: null, endsAt: cancelAt },
    });
    expect(given([cancelled], [], new Date(cancelAt.getTime() - 1)).plan).toBe('impulso');
    expect(given([cancelled], [], cancelAt)).toEqual(NO_ENTITLEMENT);
  });

  test.each([
    ['kept', 'impulso'],
    ['partly_refunded', 'impulso'],
    ['refunded', 'freemium'],
    ['disputed', 'freemium'],
    ['lost', 'freemium'],
    [null, 'impulso'],
  ] as const)('whose newest payment is %s gives %s', (settlement, plan) => {
    expect(given([makeSubscription(impulso, { settlement })]).plan).toBe(plan);
  });

  test.each([
    ['was ended', { status: 'canceled' }],
    ['had its newest payment refunded', { settlement: 'refunded' }],
    ['lost a dispute about it', { settlement: 'lost' }],
    ['waits for a bank', { settlement: 'disputed' }],
  ] as const)('that %s gives what stays paid of it, until its end', (_, changes) => {
    const until = new Date('2027-03-10T15:00:00Z');
    const yearly = findPrice('impulso', 'year');
    const ended = makeSubscription(decolagem, { ...changes, paidTimes: [{ priceId: yearly.id, until }] });
    expect(given([ended])).toMatchObject({
      plan: 'impulso',
      endsAt: until,
      source: { id: 'sub_1', interval: 'year', renewsAt: null, endsAt: until },
    });
    expect(given([ended], [], until).plan).toBe('freemium');
  });

  test('is named as suspended while a bank decides about its money', () => {
    const waiting = makeSubscription(impulso, { settlement: 'disputed' });
    expect(given([waiting]).suspended).toEqual({ id: 'sub_1', plan: 'impulso' });
    expect(given([{ ...waiting, status: 'canceled' }]).suspended).toBeNull();
    expect(given([{ ...waiting, settlement: 'lost' }]).suspended).toBeNull();
  });

  test.each([
    ['to a price that is not ours', { priceId: 'price_x' }],
    ['of another amount', { amount: 79_89 }],
    ['of a greater amount', { amount: 79_91 }],
    ['in another currency', { currency: 'usd' }],
    ['of the other mode', { livemode: true }],
    ['to a price that is paid a single time', { priceId: conquista.id, amount: conquista.amount }],
  ])('%s gives nothing', (_, changes) => {
    expect(given([makeSubscription(impulso, changes)])).toEqual(NO_ENTITLEMENT);
  });

  test('for a price that is no longer sold gives the same as before', () => {
    expect(given([makeSubscription(EARLIER_PRICE)])).toMatchObject({
      plan: 'impulso',
      source: { priceId: 'price_impulso_2025', amount: 59_90 },
    });
  });
});

describe('a single payment', () => {
  test('gives decolagem for ninety days from when it was made', () => {
    expect(paid(makePayment(conquista))).toEqual({
      plan: 'decolagem',
      endsAt: daysAfter(90),
      changesAt: daysAfter(90),
      suspended: null,
      source: {
        kind: 'payment',
        id: 'pi_1',
        priceId: 'price_conquista_once',
        plan: 'conquista',
        endsAt: daysAfter(90),
      },
    });
    expect(given([], [makePayment(conquista)], daysAfter(90))).toEqual(NO_ENTITLEMENT);
  });

  test('begins when the one before it ends, and carries the name of the newest', () => {
    const second = makePayment(conquista, { id: 'pi_2', paidAt: daysAfter(5) });
    expect(paid(second, makePayment(conquista))).toMatchObject({
      endsAt: daysAfter(180),
      changesAt: daysAfter(180),
      source: { id: 'pi_2', endsAt: daysAfter(180) },
    });
  });

  test('made after the one before it had ended begins when it was made', () => {
    const second = makePayment(conquista, { id: 'pi_2', paidAt: daysAfter(100) });
    const both = given([], [makePayment(conquista), second], daysAfter(101));
    expect(both.endsAt).toEqual(daysAfter(190));
  });

  test('gives at once, where the clock here is behind that of Stripe', () => {
    const early = new Date(paidAt.getTime() - 5000);
    expect(given([], [makePayment(conquista)], early)).toMatchObject({
      plan: 'decolagem',
      endsAt: daysAfter(90),
    });
  });

  test.each([
    ['kept', 180],
    ['partly_refunded', 180],
    ['refunded', 90],
    ['disputed', 90],
  ] as const)('that is %s leaves %i days of two', (settlement, days) => {
    const second = makePayment(conquista, { id: 'pi_2', settlement });
    expect(paid(makePayment(conquista), second).endsAt).toEqual(daysAfter(days));
  });

  test('counts even if more than the price was paid, such as interest of instalments', () => {
    expect(paid(makePayment(conquista, { amount: 300_00 })).plan).toBe('decolagem');
  });

  test.each([
    ['for a price that is not ours', { priceId: 'price_x' }],
    ['of less than the price', { amount: 290_89 }],
    ['in another currency', { currency: 'usd' }],
    ['of the other mode', { livemode: true }],
    ['for a price that is paid again and again', { priceId: impulso.id }],
    ['for a period of a subscription', { subscriptionId: 'sub_1' }],
    ['that was paid back', { settlement: 'refunded' }],
    ['that the bank asks back', { settlement: 'disputed' }],
  ] as const)('%s gives nothing', (_, changes) => {
    expect(paid(makePayment(conquista, changes))).toEqual(NO_ENTITLEMENT);
  });
});

describe('several purchases', () => {
  const sub = (id: string, price = impulso, changes: Partial<SubscriptionState> = {}) =>
    makeSubscription(price, { id, ...changes });

  test('the better plan counts, until it ends', () => {
    const both = [[sub('sub_1')], [makePayment(conquista)]] as const;
    expect(given([...both[0]], [...both[1]])).toMatchObject({
      plan: 'decolagem',
      endsAt: daysAfter(90),
      changesAt: daysAfter(90),
    });
    expect(given([...both[0]], [...both[1]], daysAfter(90))).toMatchObject({
      plan: 'impulso',
      endsAt: null,
      changesAt: null,
    });
  });

  test('a subscription counts before a single payment of the same plan', () => {
    expect(given([sub('sub_1', decolagem)], [makePayment(conquista)])).toMatchObject({
      source: { kind: 'subscription' },
      endsAt: null,
    });
  });

  test('the newest subscription of the same plan counts', () => {
    const newer = sub('sub_2', impulso, { createdAt: daysAfter(1) });
    expect(given([sub('sub_3'), newer, sub('sub_1')]).source?.id).toBe('sub_2');
  });

  test('the access ends with the last one, even if the purchase behind it changes before', () => {
    const cancelled = sub('sub_1', decolagem, { cancelAt: daysAfter(30) });
    expect(given([cancelled], [makePayment(conquista)])).toMatchObject({
      endsAt: daysAfter(90),
      changesAt: daysAfter(30),
      source: { id: 'sub_1', endsAt: daysAfter(30) },
    });
  });

  test('one that renews makes the access open-ended', () => {
    const cancelled = sub('sub_2', impulso, { cancelAt: daysAfter(30), createdAt: daysAfter(1) });
    expect(given([sub('sub_1'), cancelled])).toMatchObject({ endsAt: null, changesAt: daysAfter(30) });
  });
});
