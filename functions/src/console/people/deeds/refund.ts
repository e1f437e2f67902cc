import type Stripe from 'stripe';
import { err, ok, type Result } from '@aura/shared-domain';
import { settleCustomer } from '../../../billing/settle-customer.ts';
import { isStripeError } from '../../../billing/stripe-errors.ts';
import type { Failure } from '../../../http/failure.ts';
import { note } from '../../log/operator-log.ts';
import { inReais } from '../words.ts';
import { entryOf, PROVIDER_FAILED, refused, type Asked, type DeedDeps, type Done } from './asked.ts';

/**
 * Pays a payment back. The log has it before the provider is asked, and once more what became of it. Then the person's
 * purchases are settled by the rules of billing: what nothing is paid for any more is cancelled before anybody is told.
 */
export async function refund(deps: DeedDeps, asked: Asked<'refund'>): Done {
  const { db, stripe, sync, now } = deps;
  const { person, request } = asked;
  const { customerId, payments } = person.billing;
  const shown = payments.find(({ id }) => id === request.paymentId);
  if (!stripe || !sync || customerId === null || !shown) return refused('Este pagamento não é desta pessoa.');
  try {
    const state = await settleCustomer(stripe, customerId);
    const payment = state?.payments.find(({ id }) => id === request.paymentId);
    if (!payment) return refused('O meio de pagamento não conhece este pagamento desta pessoa.');
    if (payment.settlement === 'refunded') return refused('Este pagamento já foi devolvido por inteiro.');
    if (payment.settlement === 'disputed' || payment.settlement === 'lost')
      return refused('O banco decide a contestação deste pagamento: uma devolução o pagaria duas vezes.');
    const { amount = null } = request;
    if (amount !== null && amount > payment.amount)
      return refused(`O pagamento foi de ${inReais(payment.amount)}: não há mais que isso a devolver.`);
    const what = `${amount === null ? 'tudo o que resta' : inReais(amount)} de ${inReais(payment.amount)} (${payment.id})`;
    await note(db, entryOf(asked, 'refund_requested', what, now()));
    const outcome = await payBack(stripe, asked);
    await note(db, entryOf(asked, outcome.ok ? 'refund_done' : 'refund_refused', what, now()));
    if (!outcome.ok) return outcome;
    await sync(person.account.uid);
    return ok(`Devolvido: ${what}. O dinheiro volta pelo mesmo meio em que foi pago.`);
  } catch (error) {
    if (isStripeError(error)) return err(PROVIDER_FAILED);
    throw error;
  }
}

async function payBack(
  stripe: Stripe,
  { operator, request: { paymentId, amount, requestId } }: Asked<'refund'>,
): Promise<Result<null, Failure>> {
  try {
    await stripe.refunds.create(
      {
        payment_intent: paymentId,
        ...(amount !== undefined && { amount }),
        reason: 'requested_by_customer',
        metadata: { aura_operator: operator.uid },
      },
      // Asked for twice, it is paid once.
      { idempotencyKey: `console-refund-${requestId}` },
    );
    return ok(null);
  } catch (error) {
    if (!isStripeError(error) || error.type !== 'StripeInvalidRequestError') throw error;
    return refused('O meio de pagamento recusou: o valor passa do que resta, ou o pagamento já voltou.');
  }
}
