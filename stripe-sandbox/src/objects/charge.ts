import type { Stripe } from 'stripe';
import { cardOf } from '../catalogue.ts';
import { getWay } from '../life/vouchers.ts';
import type { Charge } from '../state/records/payments.ts';
import { get } from '../state/table.ts';
import type { World } from '../world.ts';
import { receiptUrl } from './urls.ts';

/** A charge without its refunds, which Stripe includes only when expanded. */
export function chargeObject({ state, siteUrl }: World, charge: Charge): Stripe.Charge {
  const { email, name } = get(state.customers, charge.customer);
  const succeeded = charge.status === 'succeeded';
  return {
    id: charge.id,
    object: 'charge',
    amount: charge.amount,
    amount_captured: succeeded ? charge.amount : 0,
    amount_refunded: charge.refunded,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: { address: null, email, name, phone: null, tax_id: null },
    calculated_statement_descriptor: null,
    captured: succeeded,
    created: charge.created,
    currency: charge.currency,
    customer: charge.customer,
    description: null,
    disputed: charge.disputed,
    failure_balance_transaction: null,
    failure_code: charge.failure?.code ?? null,
    failure_message: charge.failure?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: {},
    on_behalf_of: null,
    outcome: null,
    paid: succeeded,
    payment_intent: charge.paymentIntent,
    payment_method: charge.paymentMethod,
    payment_method_details: paymentMethodDetails(charge),
    receipt_email: null,
    receipt_number: null,
    receipt_url: succeeded ? receiptUrl(siteUrl, charge.id) : null,
    refunded: succeeded && charge.refunded === charge.amount,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: charge.status,
    transfer_data: null,
    transfer_group: null,
  } satisfies Stripe.Charge;
}

/** Of a card that is none, only its number says anything. */
const paymentMethodDetails = (charge: Charge): Stripe.Charge.PaymentMethodDetails => {
  switch (getWay(charge.paymentMethod)) {
    case 'pix':
      return { type: 'pix', pix: {} };
    case 'boleto':
      return { type: 'boleto', boleto: { tax_id: '000.000.000-00' } };
    case null:
      return cardDetails(charge);
  }
};

const cardDetails = ({ paymentMethod }: Charge): Stripe.Charge.PaymentMethodDetails => ({
  type: 'card',
  card: {
    amount_authorized: null,
    authorization_code: null,
    brand: 'visa',
    checks: null,
    country: 'BR',
    electronic_commerce_indicator: null,
    exp_month: 12,
    exp_year: 2099,
    funding: 'credit',
    installments: null,
    last4: cardOf(paymentMethod)?.number.slice(-4) ?? null,
    mandate: null,
    network: 'visa',
    network_transaction_id: null,
    regulated_status: null,
    three_d_secure: null,
    transaction_link_id: null,
    wallet: null,
  },
});
