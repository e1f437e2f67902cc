import * as v from 'valibot';
import { err, ok, type Result } from '@aura/shared-domain';
import { retryCharge } from '../life/charge-period.ts';
import { priceChange } from '../life/change-subscription.ts';
import { draftInvoice, periodLine, voidInvoice } from '../life/invoices.ts';
import { newSubscription } from '../life/subscribe.ts';
import { renderInvoice } from '../objects/invoice.ts';
import type { Invoice } from '../state/records/subscriptions.ts';
import { find, get, listNewestFirst } from '../state/table.ts';
import { CARD_DECLINED, invalid, missing, notFound, type Fault } from './fault.ts';
import { PAGE, buildPage } from './page.ts';
import { listOf, moment } from './parameters.ts';
import { DISCOUNTS, readDiscount } from './promotion-codes.ts';
import { readRecurringPrice } from './recurring-price.ts';
import { route, type Route } from './route.ts';
import { readSeconds, type World } from '../world.ts';
import { INVOICE, listShape, NOTHING } from './shapes.ts';

const retrieve = route('GET', '/v1/invoices/:id', INVOICE, v.strictObject({}), (world, _none, id) => {
  const invoice = find(world.state.invoices, id);
  return invoice ? ok(renderInvoice(world, invoice)) : err(notFound('invoice', id));
});

const ListSchema = v.strictObject({
  ...PAGE,
  customer: v.optional(v.string()),
  subscription: v.optional(v.string()),
  status: v.optional(v.picklist(['draft', 'open', 'paid', 'uncollectible', 'void'])),
});

const list = route(
  'GET',
  '/v1/invoices',
  listShape(INVOICE),
  ListSchema,
  (world, { customer, subscription, status, ...page }) => {
    const found = listNewestFirst(
      world.state.invoices,
      (invoice) =>
        (customer === undefined || invoice.customer === customer) &&
        (subscription === undefined || invoice.subscription === subscription) &&
        (status === undefined || invoice.status === status),
    );
    return buildPage(found, page, '/v1/invoices', (invoice) => renderInvoice(world, invoice));
  },
);

/** Charges an open invoice of a subscription once more. One that was paid is refused, as at Stripe. */
const pay = route('POST', '/v1/invoices/:id/pay', INVOICE, v.strictObject({}), (world, _none, id) => {
  const invoice = find(world.state.invoices, id);
  if (!invoice) return err(notFound('invoice', id));
  const subscription = get(world.state.subscriptions, invoice.subscription);
  if (invoice.status !== 'open' || subscription.latestInvoice !== id) {
    return err(
      invalid('Invoice is already paid, or cannot be paid any more.', undefined, 'invoice_not_open'),
    );
  }
  retryCharge(world, subscription, null);
  return statusOf(invoice) === 'paid' ? ok(renderInvoice(world, invoice)) : err(CARD_DECLINED);
});

/** Read anew: charging changes it in place. */
const statusOf = ({ status }: Invoice): Invoice['status'] => status;

/** An invoice that is paid, or being paid, does not change. */
const takeBack = route('POST', '/v1/invoices/:id/void', INVOICE, v.strictObject({}), (world, _none, id) => {
  const invoice = find(world.state.invoices, id);
  if (!invoice) return err(notFound('invoice', id));
  const isBeingPaid = get(world.state.paymentIntents, invoice.paymentIntent).status === 'processing';
  if (invoice.status !== 'open' || isBeingPaid) {
    return err(invalid("You can only pass in open invoices. This invoice isn't open."));
  }
  voidInvoice(world, invoice);
  return ok(renderInvoice(world, invoice));
});

/** Of a subscription that is to begin. */
const FirstSchema = v.strictObject({
  customer: v.optional(v.string()),
  subscription_details: v.strictObject({
    items: v.pipe(listOf(v.strictObject({ price: v.string() })), v.length(1)),
  }),
  discounts: DISCOUNTS,
});

const ChangeSchema = v.strictObject({
  subscription: v.string(),
  subscription_details: v.strictObject({
    items: v.pipe(listOf(v.strictObject({ id: v.string(), price: v.string() })), v.length(1)),
    proration_behavior: v.literal('always_invoice'),
    proration_date: v.optional(moment),
  }),
});

/** Previews the charge of a change of price, or of a new subscription. */
const preview = route(
  'POST',
  '/v1/invoices/create_preview',
  NOTHING,
  v.union([ChangeSchema, FirstSchema]),
  (world, given) => {
    const draft = 'subscription' in given ? draftOfChange(world, given) : draftOfFirst(world, given);
    if (!draft.ok) return draft;
    const shown = renderInvoice(world, { ...draft.value, paymentIntent: '' });
    return ok({ ...shown, id: `upcoming_${draft.value.id}`, status: 'draft', hosted_invoice_url: null });
  },
);

type Draft = Result<ReturnType<typeof draftInvoice>, Fault>;

function draftOfChange(
  world: World,
  { subscription: id, subscription_details: details }: v.InferOutput<typeof ChangeSchema>,
): Draft {
  const subscription = find(world.state.subscriptions, id);
  if (!subscription) return err(missing('subscription', id, 'subscription'));
  const price = readRecurringPrice(details.items[0]?.price ?? '');
  if (!price.ok) return price;
  const at = details.proration_date ?? readSeconds(world);
  const { lines, period } = priceChange(world, subscription, price.value, { at, prorates: true });
  return ok(draftInvoice(world, { ...subscription, ...period }, 'subscription_update', lines));
}

function draftOfFirst(
  world: World,
  { customer, subscription_details: details, discounts }: v.InferOutput<typeof FirstSchema>,
): Draft {
  const price = readRecurringPrice(details.items[0]?.price ?? '');
  if (!price.ok) return price;
  const discount = readDiscount(world, discounts, customer ?? null);
  if (!discount.ok) return discount;
  const order = { customer: customer ?? '', description: null, metadata: {}, savesCard: false };
  const subscription = newSubscription(world, { ...order, price: price.value, discount: discount.value });
  return ok(draftInvoice(world, subscription, 'subscription_create', [periodLine(subscription)]));
}

export const INVOICE_ROUTES: readonly Route[] = [preview, retrieve, list, pay, takeBack];
