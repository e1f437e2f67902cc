import { formatLongDay, formatCentavos, PLAN_NAMES, type BillingStatus } from '@aura/shared-domain';
import { HOW_OFTEN } from '../subscription/standing/standing-words.ts';
import type { Purchased } from './find-purchase.ts';

interface Access {
  /** The source of the access. */
  readonly source: BillingStatus['source'];
  /** When access that ends by itself ends, as the profile has it; null for none. */
  readonly endsAt: Date | null;
}

/** The payment, and what comes next: the next charge, or the end of the access. */
export function describePaid(bought: Purchased, access: Access): string {
  const { plan, interval, amount } = bought;
  const name = PLAN_NAMES[plan];
  const next = interval === 'once' ? endInWords(access) : chargeInWords(bought, access);
  const paid = `Você pagou ${formatCentavos(amount)} pelo ${interval === 'once' ? name : `${name} ${HOW_OFTEN[interval]}`}.`;
  return next === null ? paid : `${paid} ${next}`;
}

/** A cancelled subscription may be the source: the profile has the end of either. */
function endInWords({ source, endsAt }: Access): string | null {
  const end = source?.kind === 'payment' ? new Date(source.endsAt) : endsAt;
  return end && `É um pagamento único, sem renovação: seu acesso vai até ${formatLongDay(end)}.`;
}

function chargeInWords({ plan }: Purchased, { source }: Access): string | null {
  if (source?.kind !== 'subscription' || source.plan !== plan) return null;
  if (source.endsAt !== null)
    return `A assinatura está cancelada: seu acesso vai até ${formatLongDay(new Date(source.endsAt))}.`;
  return source.renewsAt === null
    ? null
    : `A próxima cobrança, de ${formatCentavos(source.amount)}, é em ${formatLongDay(new Date(source.renewsAt))}.`;
}
