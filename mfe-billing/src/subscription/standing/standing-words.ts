import { formatLongDay, formatCentavos, PLAN_NAMES, type Interval } from '@aura/shared-domain';
import { findPlan, type Standing } from './standing.ts';

/** The billing interval, as it follows the name of a plan. */
export const HOW_OFTEN: Readonly<Record<Interval, string>> = {
  month: 'mensal',
  year: 'anual',
  once: 'pagamento único',
};
const PER: Readonly<Record<Interval, string>> = { month: 'por mês', year: 'por ano', once: 'uma vez' };

/** "Impulso mensal", "Conquista". */
export function describePlan(standing: Standing): string {
  const name = PLAN_NAMES[findPlan(standing)];
  const interval = standing.kind === 'subscription' ? standing.bill?.interval : undefined;
  return interval ? `${name} ${HOW_OFTEN[interval]}` : name;
}

const BACK_TO_FREEMIUM = `Depois, a conta volta ao plano ${PLAN_NAMES.freemium}, e o que você fez continua guardado.`;

/** What comes next: the next charge, or the end. */
export function describeOutlook(standing: Standing, now: Date): string {
  switch (standing.kind) {
    case 'free':
      return standing.ended
        ? `Seu acesso ao plano ${PLAN_NAMES[standing.ended.plan]} terminou em ${formatLongDay(standing.ended.at)}. O que você fez continua guardado.`
        : 'Gratuito, sem prazo e sem cartão.';
    case 'company':
      return standing.endsAt
        ? `Oferecido pela sua empresa até ${formatLongDay(standing.endsAt)}.`
        : 'Oferecido pela sua empresa.';
    case 'payment':
      return `${standing.isConfirmed ? 'Pagamento único, sem renovação. ' : ''}Acesso até ${formatLongDay(standing.endsAt)}. ${BACK_TO_FREEMIUM}`;
    case 'granted':
      return standing.endsAt
        ? `Acesso até ${formatLongDay(standing.endsAt)}, sem cobrança. ${BACK_TO_FREEMIUM}`
        : 'Sem cobrança: não há pagamento ligado a este plano.';
    case 'subscription':
      return describeSubscription(standing, now);
  }
}

type Subscription = Extract<Standing, { kind: 'subscription' }>;

function describeSubscription({ bill, renewsAt, endsAt, overdue, later }: Subscription, now: Date): string {
  if (endsAt) {
    return `Assinatura cancelada: nada mais será cobrado. Acesso até ${formatLongDay(endsAt)}. ${BACK_TO_FREEMIUM}`;
  }
  const price = bill ? `${formatCentavos(bill.amount)} ${PER[bill.interval]}` : null;
  if (overdue) return `${price ? `${price}, com` : 'Assinatura com'} a renovação em atraso.`;
  if (later)
    return (
      `Até ${formatLongDay(later.at)}, como já foi pago. Depois muda para ${PLAN_NAMES[later.plan]} ${HOW_OFTEN[later.interval]}, ` +
      `por ${formatCentavos(later.amount)} ${PER[later.interval]}.`
    );
  if (!renewsAt || !price) return 'Renova a cada período até você cancelar.';
  if (renewsAt <= now) return `A renovação, de ${price}, está sendo processada.`;
  return `Renova em ${formatLongDay(renewsAt)} por ${price}, até você cancelar.`;
}
