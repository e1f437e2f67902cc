import { Stripe } from 'stripe';
import { describe, expect, test } from 'vitest';
import { recordedStripe, type StripeRecords } from '../../test-support/billing/recorded-stripe.ts';
import { readCustomer } from './read-customer.ts';

const seconds = (iso: string): number => Date.parse(iso) / 1000;
const PAID_AT = '2026-03-10T15:00:00.000Z';
const ENDS_AT = '2026-04-10T15:00:00.000Z';

const subscription = {
  id: 'sub_1',
  object: 'subscription',
  status: 'active',
  livemode: false,
  created: seconds(PAID_AT),
  currency: 'brl',
  cancel_at: null,
  cancel_at_period_end: false,
  latest_invoice: 'in_1',
  metadata: { uid: 'ana' },
  items: {
    object: 'list',
    data: [
      {
        id: 'si_1',
        current_period_start: seconds(PAID_AT),
        current_period_end: seconds(ENDS_AT),
        price: { id: 'price_impulso', currency: 'brl', unit_amount: 79_90 },
      },
    ],
  },
} satisfies NonNullable<StripeRecords['subscriptions']>[number];

const charge = {
  id: 'ch_1',
  object: 'charge',
  created: seconds(PAID_AT),
  amount: 79_90,
  amount_refunded: 0,
  refunded: false,
  disputed: false,
  receipt_url: 'https://pay.stripe.com/receipts/1',
} as const;

const intent = {
  id: 'pi_1',
  object: 'payment_intent',
  status: 'succeeded',
  livemode: false,
  currency: 'brl',
  amount: 79_90,
  amount_received: 79_90,
  metadata: {},
  latest_charge: charge,
} satisfies NonNullable<StripeRecords['payment_intents']>[number];

const invoice = {
  id: 'in_1',
  object: 'invoice',
  status: 'paid',
  hosted_invoice_url: 'https://invoice.stripe.com/i/1',
  parent: {
    type: 'subscription_details',
    subscription_details: { metadata: {}, subscription: 'sub_1' },
    quote_details: null,
  },
  lines: {
    object: 'list',
    data: [
      {
        amount: 79_90,
        period: { start: seconds(PAID_AT), end: seconds(ENDS_AT) },
        pricing: { type: 'price_details', price_details: { price: 'price_impulso', product: 'prod_1' } },
      },
    ],
  },
  payments: {
    object: 'list',
    data: [{ id: 'inpay_1', payment: { type: 'payment_intent', payment_intent: 'pi_1' } }],
  },
} satisfies NonNullable<StripeRecords['invoices']>[number];

const customer = {
  id: 'cus_1',
  object: 'customer',
  livemode: false,
  metadata: { firebaseUID: 'ana' },
} as const;
const subscribed: StripeRecords = {
  customer,
  subscriptions: [subscription],
  payment_intents: [intent],
  invoices: [invoice],
};
const single = {
  ...intent,
  id: 'pi_single',
  amount_received: 290_90,
  metadata: { uid: 'ana', priceId: 'price_conquista' },
};

const read = (records: StripeRecords) => readCustomer(recordedStripe(records), 'cus_1');
const readOnly = async (records: Omit<StripeRecords, 'customer'>) => {
  const state = await read({ customer, ...records });
  if (!state) throw new Error('no customer');
  return { subscription: state.subscriptions[0], payment: state.payments[0], state };
};

describe('a customer', () => {
  test('has a subscription, and the payment that its invoice names', async () => {
    expect(await read(subscribed)).toEqual({
      subscriptions: [
        {
          id: 'sub_1',
          status: 'active',
          priceId: 'price_impulso',
          amount: 79_90,
          currency: 'brl',
          livemode: false,
          createdAt: new Date(PAID_AT),
          periodEnd: new Date(ENDS_AT),
          cancelAt: null,
          latestInvoiceId: 'in_1',
          settlement: 'kept',
          paidTimes: [{ priceId: 'price_impulso', until: new Date(ENDS_AT) }],
          pause: null,
        },
      ],
      payments: [
        {
          id: 'pi_1',
          priceId: 'price_impulso',
          subscriptionId: 'sub_1',
          amount: 79_90,
          currency: 'brl',
          livemode: false,
          paidAt: new Date(PAID_AT),
          settlement: 'kept',
          isOfPeriod: true,
          receiptUrl: 'https://invoice.stripe.com/i/1',
          isRenewal: false,
          formerPriceId: null,
          order: 1,
          paidWith: null,
          returned: 0,
        },
      ],
    });
  });

  test('finds single payments by the mark of our backend', async () => {
    expect((await readOnly({ payment_intents: [single] })).state).toEqual({
      subscriptions: [],
      payments: [
        expect.objectContaining({
          id: 'pi_single',
          priceId: 'price_conquista',
          subscriptionId: null,
          amount: 290_90,
          receiptUrl: 'https://pay.stripe.com/receipts/1',
        }),
      ],
    });
  });

  test('reads all pages of a list', async () => {
    const many = Array.from({ length: 5 }, (_, index) => ({ ...single, id: `pi_${index}` }));
    const subscriptions = [subscription, { ...subscription, id: 'sub_0', status: 'canceled' as const }];
    const { state } = await readOnly({ subscriptions, payment_intents: many });
    expect(state.payments.map(({ id }) => id)).toEqual(many.map(({ id }) => id));
    expect(state.subscriptions.map(({ id, status }) => [id, status])).toEqual([
      ['sub_1', 'active'],
      ['sub_0', 'canceled'],
    ]);
  });

  test('a deleted customer counts as none', async () => {
    expect(await read({ customer: { id: 'cus_1', object: 'customer', deleted: true } })).toBeNull();
  });

  test("stops at a customer that Stripe does not know: the key may be another account's", async () => {
    await expect(read({ ...subscribed, customer: null })).rejects.toMatchObject({
      code: 'resource_missing',
    });
  });

  test('a customer without purchases has nothing', async () => {
    expect(await read({ customer })).toEqual({ subscriptions: [], payments: [] });
  });
});

describe('a subscription', () => {
  const first = (changes: object) => readOnly({ subscriptions: [{ ...subscription, ...changes }] });

  test('a subscription with an unknown status gives nothing', async () => {
    expect((await first({ status: 'resting' })).subscription?.status).toBe('incomplete');
  });

  test('ends at the moment that is named, or with its period', async () => {
    const cancelAt = new Date('2026-04-01T00:00:00Z');
    const named = await first({ cancel_at: cancelAt.getTime() / 1000, cancel_at_period_end: true });
    expect(named.subscription?.cancelAt).toEqual(cancelAt);
    const unnamed = await first({ cancel_at_period_end: true });
    expect(unnamed.subscription?.cancelAt).toEqual(new Date(ENDS_AT));
  });

  test('may name its invoice whole, or none', async () => {
    expect((await first({ latest_invoice: invoice })).subscription?.latestInvoiceId).toBe('in_1');
    expect((await first({ latest_invoice: null })).subscription?.latestInvoiceId).toBeNull();
  });

  test('a price without a fixed amount matches none of ours', async () => {
    const [item] = subscription.items.data;
    const items = { data: [{ ...item, price: { ...item?.price, unit_amount: null } }] };
    expect((await first({ items })).subscription?.amount).toBe(0);
  });

  test('a subscription without a price is left out', async () => {
    expect((await first({ items: { data: [] } })).state.subscriptions).toEqual([]);
  });

  test('takes its standing from the newest payment, and has none before the first', async () => {
    const renewal = {
      ...intent,
      id: 'pi_2',
      latest_charge: { ...charge, created: seconds(ENDS_AT), refunded: true, amount_refunded: 79_90 },
    };
    const [ofFirst] = invoice.payments.data;
    const renewed = {
      ...invoice,
      id: 'in_2',
      payments: {
        ...invoice.payments,
        data: [{ ...ofFirst, payment: { type: 'payment_intent' as const, payment_intent: 'pi_2' } }],
      },
    };
    for (const payment_intents of [
      [renewal, intent],
      [intent, renewal],
    ]) {
      const { subscription: state } = await readOnly({
        subscriptions: [subscription],
        payment_intents,
        invoices: [renewed, invoice],
      });
      expect(state?.settlement).toBe('refunded');
    }
    expect((await first({})).subscription?.settlement).toBeNull();
  });
});

describe('a payment for the rest of a period', () => {
  const lineOf = (amount: number, proration: boolean) => ({
    amount,
    period: { start: seconds(PAID_AT), end: seconds(ENDS_AT) },
    parent: { type: 'subscription_item_details' as const, subscription_item_details: { proration } },
    pricing: {
      type: 'price_details' as const,
      price_details: { price: 'price_decolagem', product: 'prod_1' },
    },
  });
  const readChange = async (...lines: ReturnType<typeof lineOf>[]) => {
    const [ofFirst] = invoice.payments.data;
    const change = {
      ...invoice,
      id: 'in_2',
      lines: { object: 'list' as const, data: lines },
      payments: {
        ...invoice.payments,
        data: [{ ...ofFirst, payment: { type: 'payment_intent' as const, payment_intent: 'pi_2' } }],
      },
    };
    const refunded = {
      ...intent,
      id: 'pi_2',
      latest_charge: { ...charge, created: seconds(ENDS_AT), refunded: true, amount_refunded: 70_00 },
    };
    const { subscription: state } = await readOnly({
      subscriptions: [subscription],
      payment_intents: [refunded, intent],
      invoices: [change, invoice],
    });
    return state?.settlement;
  };

  test('leaves the period paid if its money is still there', async () => {
    expect(await readChange(lineOf(-79_90, true), lineOf(149_90, true))).toBe('kept');
  });

  test('is one for a period where a new one begins with it', async () => {
    expect(await readChange(lineOf(-79_90, true), lineOf(1_490_90, false))).toBe('refunded');
  });
});

describe('a payment', () => {
  test.each(['requires_payment_method', 'requires_action', 'processing', 'canceled'] as const)(
    'that is %s is none',
    async (status) => {
      expect((await readOnly({ payment_intents: [{ ...single, status }] })).state.payments).toEqual([]);
    },
  );

  test('ignores a payment without the mark of an invoice or our backend', async () => {
    expect((await readOnly({ payment_intents: [intent] })).state.payments).toEqual([]);
    const { parent: _, ...rest } = invoice;
    const other = { ...rest, parent: null };
    expect((await readOnly({ payment_intents: [intent], invoices: [other] })).payment).toBeUndefined();
  });

  test('counts for the price paid at that time, and for the dearest of several', async () => {
    const [line] = invoice.lines.data;
    const unused = { ...line, amount: -60_00 };
    const dearer = {
      amount: 149_90,
      period: { start: seconds(PAID_AT), end: seconds(ENDS_AT) },
      pricing: {
        type: 'price_details' as const,
        price_details: { price: { id: 'price_decolagem' }, product: 'prod_2' },
      },
    };
    const upgrade = { ...invoice, lines: { ...invoice.lines, data: [unused, dearer] } };
    const [item] = subscription.items.data;
    const moved = {
      ...subscription,
      items: {
        ...subscription.items,
        data: [{ ...item, price: { ...item?.price, id: 'price_conquistado' } }],
      },
    };
    const records = { subscriptions: [moved], payment_intents: [intent] };
    expect((await readOnly({ ...records, invoices: [upgrade] })).payment?.priceId).toBe('price_decolagem');
    expect((await readOnly({ ...records, invoices: [invoice] })).payment?.priceId).toBe('price_impulso');
    const silent = { ...invoice, lines: { ...invoice.lines, data: [] } };
    expect((await readOnly({ ...records, invoices: [silent] })).payment?.priceId).toBe('price_conquistado');
  });

  test('stays a subscription payment, whatever its metadata says', async () => {
    const marked = { ...intent, metadata: { priceId: 'price_conquista' } };
    expect((await readOnly({ ...subscribed, payment_intents: [marked] })).payment).toMatchObject({
      subscriptionId: 'sub_1',
      priceId: 'price_impulso',
    });
  });

  test.each([
    ['kept', {}],
    ['partly_refunded', { amount_refunded: 10 }],
    ['refunded', { amount_refunded: 290_90, refunded: true }],
  ])('is %s as its charge says', async (settlement, changes) => {
    const paid = { ...single, latest_charge: { ...charge, ...changes } };
    expect((await readOnly({ payment_intents: [paid] })).payment?.settlement).toBe(settlement);
  });

  test.each([
    [['needs_response'], 'disputed'],
    [['under_review'], 'disputed'],
    [['lost'], 'lost'],
    [['warning_needs_response'], 'kept'],
    [['warning_under_review'], 'kept'],
    [['prevented'], 'lost'],
    [['what_is_to_come'], 'disputed'],
    [['won'], 'kept'],
    [['warning_closed'], 'kept'],
    [['won', 'warning_closed'], 'kept'],
    [['won', 'lost'], 'lost'],
    [[], 'disputed'],
  ])('with the disputes %j is %s', async (statuses, settlement) => {
    const disputed = { ...single, latest_charge: { ...charge, disputed: true } };
    const disputes = statuses.map((status, index) => ({
      id: `du_${index}`,
      object: 'dispute' as const,
      payment_intent: 'pi_single',
      status,
    }));
    expect((await readOnly({ payment_intents: [disputed], disputes })).payment?.settlement).toBe(settlement);
  });

  test('that was won back and then paid back is paid back', async () => {
    const latest_charge = { ...charge, disputed: true, refunded: true, amount_refunded: 290_90 };
    const disputes = [{ id: 'du_1', payment_intent: 'pi_single', status: 'won' as const }];
    const { payment } = await readOnly({ payment_intents: [{ ...single, latest_charge }], disputes });
    expect(payment?.settlement).toBe('refunded');
  });
});

test('refuses an answer that Stripe never gives instead of guessing', async () => {
  const payment_intents = [{ ...single, latest_charge: 'ch_1' }];
  await expect(read({ customer, payment_intents })).rejects.toThrow('Invalid type');
});

test.each([
  [500, { type: 'api_error' }],
  [401, { type: 'invalid_request_error', message: 'Invalid API Key provided' }],
  [429, { type: 'rate_limit_error', code: 'rate_limit' }],
])('a customer is not taken for a missing one where Stripe answers %i', async (status, error) => {
  const httpClient = Stripe.createFetchHttpClient(() =>
    Promise.resolve(Response.json({ error }, { status })),
  );
  const stripe = new Stripe('sk_test_failing', { maxNetworkRetries: 0, httpClient });
  await expect(readCustomer(stripe, 'cus_1')).rejects.toMatchObject({ statusCode: status });
});
