import type Stripe from 'stripe';
import { formatCentavos, err, ok, type Result } from '@aura/shared-domain';
import { readCustomerStanding } from '../../../billing/customer.ts';
import type { PaymentState } from '../../../billing/customer-state.ts';
import { giveBack } from '../../../billing/refund/withdraw.ts';
import { settleCustomer } from '../../../billing/settle-customer.ts';
import { isStripeError } from '../../../billing/stripe-errors.ts';
import type { Failure } from '../../../http/failure.ts';
import { note } from '../../log/operator-log.ts';
import {
  buildEntry,
  PROVIDER_FAILED,
  refuseDeed,
  type Asked,
  type DeedDeps,
  type Done,
} from './deed-request.ts';

/**
 * Refunds a payment. It logs before the call to the provider, and again with the result. Then billing settles the
 * person's purchases: unpaid subscriptions are cancelled before the person is told.
 */
export async function refund(deps: DeedDeps, asked: Asked<'refund'>): Done {
  const { db, stripe, sync, now } = deps;
  const { person, request } = asked;
  const { customerId, payments } = person.billing;
  const shown = payments.find(({ id }) => id === request.paymentId);
  if (!stripe || !sync || customerId === null || !shown)
    return refuseDeed('Este pagamento não é desta pessoa.');
  try {
    if ((await readCustomerStanding(stripe, customerId, person.account.uid)) !== 'theirs')
      return refuseDeed('O cliente guardado não é desta pessoa no meio de pagamento.');
    const state = await settleCustomer(stripe, customerId);
    const payment = state?.payments.find(({ id }) => id === request.paymentId);
    if (!payment) return refuseDeed('O meio de pagamento não conhece este pagamento desta pessoa.');
    if (payment.settlement === 'refunded') return refuseDeed('Este pagamento já foi devolvido por inteiro.');
    if (payment.settlement === 'disputed' || payment.settlement === 'lost')
      return refuseDeed('O banco decide a contestação deste pagamento: uma devolução o pagaria duas vezes.');
    const amount = request.amount ?? null;
    const left = payment.amount - payment.returned;
    if (amount !== null && amount > left) return refuseDeed(`Só restam ${formatCentavos(left)} a devolver.`);
    const what = `${amount === null ? 'tudo o que resta' : formatCentavos(amount)} de ${formatCentavos(payment.amount)} (${payment.id})`;
    await note(db, buildEntry(asked, 'refund_requested', what, now()));
    const outcome = await payBack(stripe, payment, asked);
    await note(db, buildEntry(asked, outcome.ok ? 'refund_done' : 'refund_refused', what, now()));
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
  payment: PaymentState,
  { operator, request: { amount, requestId } }: Asked<'refund'>,
): Promise<Result<null, Failure>> {
  try {
    const metadata = { aura: 'operation', aura_operator: operator.uid };
    await giveBack(stripe, payment, { amount: amount ?? null, metadata, key: `console-refund-${requestId}` });
    return ok(null);
  } catch (error) {
    if (!isStripeError(error) || error.type !== 'StripeInvalidRequestError') throw error;
    return refuseDeed('O meio de pagamento recusou: o valor passa do que resta, ou o pagamento já voltou.');
  }
}
