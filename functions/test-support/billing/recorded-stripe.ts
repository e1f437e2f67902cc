import { Stripe } from 'stripe';

/** Some of the fields of an object of Stripe's, at any depth, each as its types say. */
type Recorded<T> = T extends readonly (infer Item)[]
  ? readonly Recorded<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]?: Recorded<T[Key]> }
    : T;

type Listed<T> = Recorded<T> & { readonly id: string };

/**
 * Stripe's data of one customer. Charges and payments are complete; the client removes parts that were not expanded.
 */
export interface StripeRecords {
  readonly customer: Recorded<Stripe.Customer | Stripe.DeletedCustomer> | null;
  readonly subscriptions?: readonly Listed<Stripe.Subscription>[];
  readonly payment_intents?: readonly Listed<Stripe.PaymentIntent>[];
  readonly invoices?: readonly Listed<Stripe.Invoice>[];
  readonly disputes?: readonly Listed<Stripe.Dispute>[];
}

const LISTS = ['subscriptions', 'payment_intents', 'invoices', 'disputes'] as const;
type ListName = (typeof LISTS)[number];

/** The least that a page holds, so that two things are two pages. */
const PAGE = 1;

/** The official client, answered from records like Stripe: a page at a time, expanded only on request. */
export const recordedStripe = (records: StripeRecords): Stripe =>
  new Stripe('sk_test_recorded', {
    maxNetworkRetries: 0,
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient((request) =>
      Promise.resolve(answer(records, new Request(request).url)),
    ),
  });

function answer(records: StripeRecords, address: string): Response {
  const { pathname, searchParams } = new URL(address);
  const [, , resource, id] = pathname.split('/');
  if (resource === 'customers') {
    return records.customer?.id === id ? Response.json(records.customer) : missing('customer');
  }
  const name = LISTS.find((list) => list === resource);
  if (!name || id !== undefined) return missing('path');
  const all = (records[name] ?? []).filter((one) => isAskedFor(name, one, searchParams));
  const from = all.findIndex((one) => one.id === searchParams.get('starting_after')) + 1;
  const data = all.slice(from, from + PAGE).map((one) => cut(name, one, searchParams));
  return Response.json({
    object: 'list',
    url: pathname,
    data,
    has_more: from + PAGE < all.length,
  });
}

/** Stripe omits cancelled subscriptions unless all are requested, and lists disputes by their payment. */
function isAskedFor(name: ListName, one: object, asked: URLSearchParams): boolean {
  if (name === 'disputes')
    return 'payment_intent' in one && one.payment_intent === asked.get('payment_intent');
  const isOver = name === 'subscriptions' && 'status' in one && one.status === 'canceled';
  return asked.get('customer') !== null && (!isOver || asked.get('status') === 'all');
}

/** Removes parts that exist only on request. */
function cut(name: ListName, one: object, asked: URLSearchParams): object {
  const expanded = [...asked].flatMap(([key, value]) => (key.startsWith('expand[') ? [value] : []));
  if (name === 'invoices' && !expanded.includes('data.payments')) return { ...one, payments: undefined };
  const isWhole = name !== 'payment_intents' || expanded.includes('data.latest_charge');
  return isWhole ? one : { ...one, latest_charge: 'ch_1' };
}

const missing = (what: string): Response =>
  Response.json(
    { error: { type: 'invalid_request_error', code: 'resource_missing', message: `No such ${what}` } },
    { status: 404 },
  );
