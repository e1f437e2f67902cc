import { formatDate } from '@aura/shared-career-ui';
import { CONQUISTA_DAYS, PLAN_NAMES } from '@aura/shared-domain';
import type { Standing } from '../../subscription/standing/standing.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const daysAfter = (start: Date): Date => new Date(start.getTime() + CONQUISTA_DAYS * DAY_MS);

/** From when to when Conquista gives access to who buys it at `now`, in sentences. Several follow one another. */
export function conquistaTerms(buyer: Standing | null, now: Date): readonly string[] {
  if (buyer?.kind === 'payment') return afterAccess(buyer);
  const end = daysAfter(now);
  const lasts = `O acesso vale ${CONQUISTA_DAYS} dias a partir de hoje, até ${formatDate(end)}.`;
  if (buyer?.kind !== 'subscription' || !buyer.endsAt) return [`${lasts} Depois, a conta volta ao Freemium.`];
  const subscribed = `Sua assinatura está cancelada: segue até ${formatDate(buyer.endsAt)} e não é cobrada de novo.`;
  const then = buyer.endsAt > end ? `volta ao ${PLAN_NAMES[buyer.plan]} até essa data` : 'volta ao Freemium';
  return [lasts, `${subscribed} Depois dos ${CONQUISTA_DAYS} dias, a conta ${then}.`];
}

/** Until the server has said, access that ends may be that of a cancelled subscription, which nothing waits for. */
function afterAccess({ endsAt, isConfirmed }: Extract<Standing, { kind: 'payment' }>): readonly string[] {
  if (isConfirmed)
    return [
      `Os ${CONQUISTA_DAYS} dias começam quando o seu Conquista atual terminar, em ${formatDate(endsAt)}, e ` +
        `vão até ${formatDate(daysAfter(endsAt))}. Depois, a conta volta ao Freemium.`,
    ];
  return [
    `O acesso vale ${CONQUISTA_DAYS} dias. Se você já tem um Conquista em vigor, eles começam quando ele terminar; se não, começam hoje.`,
  ];
}
