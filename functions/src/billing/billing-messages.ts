import {
  formatCentavos,
  formatLongDay,
  CONQUISTA_DAYS,
  PLAN_NAMES,
  type BillingStatus,
  type Notification,
} from '@aura/shared-domain';
import type { Message } from '../messages/outbox/message.ts';
import type { Entitlement } from './entitlement.ts';
import { describeOutlook } from './news/outlook.ts';

type Payment = BillingStatus['payments'][number];

interface Happened {
  readonly uid: string;
  /** The message that the page shows. */
  readonly news: readonly Pick<Notification, 'id' | 'text'>[];
  /** Payments that were known before, and are known now. */
  readonly before: readonly Payment[];
  readonly after: readonly Payment[];
  readonly entitlement: Entitlement;
  readonly now: Date;
}

/** Older payments get no receipt: a sync may discover a person's complete history at once. */
const RECEIPT_MS = 3 * 24 * 60 * 60 * 1000;

/** The e-mails after a change of a person's purchases: a receipt for each payment, and the news. */
export function composeBillingMessages({
  uid,
  news,
  before,
  after,
  entitlement,
  now,
}: Happened): readonly Message[] {
  const to = { uid };
  const known = new Set(before.map(({ id }) => id));
  const receipts = after
    .filter(({ id, paidAt, status }) => !known.has(id) && status === 'paid' && isNew(paidAt, now))
    .map((payment): Message => ({
      kind: 'receipt',
      to,
      about: payment.id,
      values: describeReceipt(payment, entitlement),
    }));
  const told = news.flatMap(({ id, text }): Message[] => {
    if (id.startsWith('cobranca_'))
      return [{ kind: 'renewal-failed', to, about: id, values: describeFailedCharge(entitlement) }];
    if (id.startsWith('fim_') || id.startsWith('acesso_'))
      return [{ kind: 'access-ended', to, about: id, values: { text } }];
    // The receipt says it.
    if (receipts.length > 0 && SAID_BY_RECEIPT.test(id)) return [];
    return [{ kind: 'plan-notice', to, about: id, values: { text } }];
  });
  return [...receipts, ...told];
}

const SAID_BY_RECEIPT = /^(?:plano|prazo|paga)_/u;

const isNew = (paidAt: string, now: Date): boolean => now.getTime() - Date.parse(paidAt) < RECEIPT_MS;

const INTERVALS = { month: 'por mês', year: 'por ano', once: `por ${CONQUISTA_DAYS} dias` } as const;
const WAYS = { card: 'Cartão', pix: 'Pix', boleto: 'Boleto' } as const;

const describeReceipt = (
  { plan, interval, amount, paidAt, paidWith, isChange }: Payment,
  entitlement: Entitlement,
) => ({
  what: `${PLAN_NAMES[plan]}, ${INTERVALS[interval]}${isChange ? ' (mudança de plano)' : ''}`,
  amount: formatCentavos(amount),
  when: formatLongDay(new Date(paidAt)),
  way: paidWith ? WAYS[paidWith.kind] + (paidWith.last4 ? ` final ${paidWith.last4}` : '') : '',
  next: describeOutlook(entitlement).trim(),
});

const describeFailedCharge = ({ source }: Entitlement) => ({
  plan: source ? PLAN_NAMES[source.plan] : '',
  amount: source?.kind === 'subscription' ? formatCentavos(source.amount) : '',
  next: 'Para não depender da próxima tentativa, pague agora ou troque o cartão na página do plano.',
});
