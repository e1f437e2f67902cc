import {
  parseTaxId,
  PLAN_NAMES,
  type BillingDetails,
  type BillingStatus,
  type Result,
  type TaxId,
} from '@aura/shared-domain';

type Payment = BillingStatus['payments'][number];

/** The content of a note of service (NFS-e), for every issuer. */
export interface ServiceNote {
  /** Of the payment: one payment has one note. */
  readonly id: string;
  readonly paidAt: Date;
  /** Centavos that stayed with us. */
  readonly amount: number;
  readonly description: string;
  readonly taker: Omit<BillingDetails, 'taxId'> & { readonly taxId: TaxId };
}

/** Who issues notes: a service of the city, of the nation, or a folder that an accountant is given. */
export interface NoteIssuer {
  /** Issues a note, or says why not. Issuing the same again changes nothing. */
  readonly issue: (note: ServiceNote) => Promise<Result<{ readonly name: string }, string>>;
}

/** The note of a payment; null if none is due: the payment was refunded, or the note has no recipient. */
export function getServiceNote(payment: Payment, details: BillingDetails | null): ServiceNote | null {
  const taxId = details && parseTaxId(details.taxId);
  const amount = payment.amount - (payment.returned ?? 0);
  const isKept = payment.status === 'paid' || payment.status === 'partly_refunded';
  if (!details || !taxId || !isKept || amount <= 0) return null;
  return {
    id: payment.id,
    paidAt: new Date(payment.paidAt),
    amount,
    description: `Acesso à plataforma Aura, plano ${PLAN_NAMES[payment.plan]}`,
    taker: { ...details, taxId },
  };
}
