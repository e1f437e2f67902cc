import { Stripe } from 'stripe';
import { err, ok, type Result } from '@aura/shared-domain';
import type { Failure } from '../../http/failure.ts';
import type { Done, PersonAtStripe } from '../person-at-stripe.ts';

const OVERDUE_FAILURES = {
  none: { code: 'conflict', message: 'Não há fatura em atraso. Atualize a página.' },
  refused: {
    code: 'conflict',
    message:
      'O cartão recusou a cobrança de novo. Troque a forma de pagamento em “Gerenciar assinatura” e tente mais uma vez.',
  },
} as const satisfies Record<string, Failure>;

/** Charges a renewal that was refused once more, now. One that is paid meanwhile is not paid again. */
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
