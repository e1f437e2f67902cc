import * as v from 'valibot';
import { CURRENCY, err, ok } from '@aura/shared-domain';
import { cancelIntent } from '../life/cancel-intent.ts';
import { newIntent } from '../life/new-intent.ts';
import { renderPaymentIntent } from '../objects/payment-intent.ts';
import { find, listNewestFirst } from '../state/table.ts';
import { livingCustomer } from './customers.ts';
import { invalid, notFound } from './fault.ts';
import { PAGE, buildPage } from './page.ts';
import { listOf, mergeMetadata, metadata, wholeNumber } from './parameters.ts';
import { route, type Route } from './route.ts';
import { listShape, PAYMENT_INTENT } from './shapes.ts';

/** In seconds. */
const DAY = 86_400;

const PATH = '/v1/payment_intents/:id';

const CreateSchema = v.strictObject({
  amount: v.pipe(wholeNumber, v.minValue(1)),
  currency: v.literal(CURRENCY),
  /** Stripe accepts payments without a customer; the stand-in needs one to attribute events. */
  customer: v.string(),
  automatic_payment_methods: v.optional(
    v.strictObject({
      enabled: v.literal('true'),
      allow_redirects: v.optional(v.picklist(['always', 'never'])),
    }),
  ),
  allowed_payment_method_types: v.optional(listOf(v.picklist(['card', 'pix', 'boleto']))),
  payment_method_options: v.optional(
    v.strictObject({
      pix: v.optional(v.strictObject({ expires_after_seconds: wholeNumber })),
      boleto: v.optional(v.strictObject({ expires_after_days: wholeNumber })),
    }),
    {},
  ),
  description: v.optional(v.string()),
  receipt_email: v.optional(v.string()),
  metadata: v.optional(metadata, {}),
});

const create = route('POST', '/v1/payment_intents', PAYMENT_INTENT, CreateSchema, (world, parameters) => {
  const customer = livingCustomer(world, parameters.customer);
  if (!customer.ok) return customer;
  const intent = newIntent(world, {
    customer: customer.value.id,
    amount: parameters.amount,
    currency: parameters.currency,
    description: parameters.description ?? null,
    receiptEmail: parameters.receipt_email ?? null,
    metadata: mergeMetadata({}, parameters.metadata),
    invoice: null,
    methods: parameters.allowed_payment_method_types ?? ['card'],
    lasts: {
      pix: parameters.payment_method_options.pix?.expires_after_seconds ?? DAY,
      boleto: (parameters.payment_method_options.boleto?.expires_after_days ?? 3) * DAY,
    },
  });
  return ok(renderPaymentIntent(intent));
});

const retrieve = route('GET', PATH, PAYMENT_INTENT, v.strictObject({}), ({ state }, _none, id) => {
  const intent = find(state.paymentIntents, id);
  return intent ? ok(renderPaymentIntent(intent)) : err(notFound('payment_intent', id));
});

const ListSchema = v.strictObject({ ...PAGE, customer: v.optional(v.string()) });

const list = route(
  'GET',
  '/v1/payment_intents',
  listShape(PAYMENT_INTENT),
  ListSchema,
  ({ state }, { customer, ...page }) =>
    buildPage(
      listNewestFirst(
        state.paymentIntents,
        (intent) => customer === undefined || intent.customer === customer,
      ),
      page,
      '/v1/payment_intents',
      renderPaymentIntent,
    ),
);

const CancelSchema = v.strictObject({
  cancellation_reason: v.optional(
    v.picklist(['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer']),
  ),
});

const cancel = route('POST', `${PATH}/cancel`, PAYMENT_INTENT, CancelSchema, (world, parameters, id) => {
  const intent = find(world.state.paymentIntents, id);
  if (!intent) return err(notFound('payment_intent', id));
  if (intent.invoice !== null) {
    return err(invalid('The PaymentIntent of an invoice is canceled with the invoice or its subscription.'));
  }
  // Stripe cancels a payment that is being made "in rare cases": here in none.
  if (intent.status !== 'requires_payment_method' && intent.status !== 'requires_action') {
    return err(
      invalid(
        `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`,
        undefined,
        'payment_intent_unexpected_state',
      ),
    );
  }
  cancelIntent(world, intent, parameters.cancellation_reason ?? null);
  return ok(renderPaymentIntent(intent));
});

export const PAYMENT_INTENT_ROUTES: readonly Route[] = [create, retrieve, list, cancel];
