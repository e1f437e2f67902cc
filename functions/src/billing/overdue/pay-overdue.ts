import { Stripe } from 'stripe';
import { err, ok, type Result } from '@aura/shared-domain';
import { OVERDUE_FAILURES } from '../../generated/failures.ts';
import type { Failure } from '../../http/failure.ts';
import type { Done, PersonAtStripe } from '../person-at-stripe.ts';

/** Charges a refused renewal again, now. A renewal paid in the meantime is not charged again. */
export async function payOverdue({ stripe, record }: PersonAtStripe): Promise<Result<Done, Failure>> {
  const { source } = record.entitlement;
  const invoiceId = source?.kind === 'subscription' ? source.overdueInvoiceId : null;
  if (invoiceId === null) return err(OVERDUE_FAILURES.none);
  const { status } = await stripe.invoices.retrieve(invoiceId);
  if (status !== 'open') return ok({});
  try {
    await stripe.invoices.pay(invoiceId);
    return ok({});
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError) return err(OVERDUE_FAILURES.refused);
    throw error;
  }
}
