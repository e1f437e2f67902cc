import {
  DAY_MS,
  formatLongDay,
  formatCentavos,
  CONQUISTA_DAYS,
  type CouponPreview,
  type Interval,
  PLAN_NAMES,
} from '@aura/shared-domain';
import type { Standing } from '../../subscription/standing/standing.ts';

const computeAccessEnd = (start: Date): Date => new Date(start.getTime() + CONQUISTA_DAYS * DAY_MS);

/** From when to when Conquista gives access to who buys it at `now`, in sentences. Several follow one another. */
function describeConquistaTerms(buyer: Standing | null, now: Date): readonly string[] {
  if (buyer?.kind === 'payment') return describeAfterAccess(buyer);
  const end = computeAccessEnd(now);
  const lasts = `O acesso vale ${CONQUISTA_DAYS} dias a partir de hoje, até ${formatLongDay(end)}.`;
  if (buyer?.kind !== 'subscription' || !buyer.endsAt)
    return [`${lasts} Depois, a conta volta ao plano ${PLAN_NAMES.freemium}.`];
  const subscribed = `Sua assinatura está cancelada: segue até ${formatLongDay(buyer.endsAt)} e não é cobrada de novo.`;
  const then =
    buyer.endsAt > end
      ? `volta ao ${PLAN_NAMES[buyer.plan]} até essa data`
      : `volta ao plano ${PLAN_NAMES.freemium}`;
  return [lasts, `${subscribed} Depois dos ${CONQUISTA_DAYS} dias, a conta ${then}.`];
}

/** Until the server has said, access that ends may be that of a cancelled subscription, which nothing waits for. */
function describeAfterAccess({
  endsAt,
  isConfirmed,
}: Extract<Standing, { kind: 'payment' }>): readonly string[] {
  if (isConfirmed)
    return [
      `Os ${CONQUISTA_DAYS} dias começam quando o seu Conquista atual terminar, em ${formatLongDay(endsAt)}, e ` +
        `vão até ${formatLongDay(computeAccessEnd(endsAt))}. Depois, a conta volta ao plano ${PLAN_NAMES.freemium}.`,
    ];
  return [
    `O acesso vale ${CONQUISTA_DAYS} dias. Se você já tem um Conquista em vigor, eles começam quando ele terminar; se não, começam hoje.`,
  ];
}

interface Purchase {
  readonly interval: Interval;
  /** Centavos. */
  readonly amount: number;
  /** The effect of a coupon; null or absent if there is none. */
  readonly coupon?: CouponPreview | null;
  /** Source of the buyer's current access; null if unknown. */
  readonly buyer: Standing | null;
}

const MONTHS = { month: 1, year: 12 } as const;
const EVERY = { month: 'todo mês', year: 'todo ano' } as const;

/** The amount, the time and the duration of the charges, in sentences. */
export function describePaymentTerms(
  { interval, amount, coupon = null, buyer }: Purchase,
  now: Date,
): readonly string[] {
  const money = formatCentavos(amount);
  if (interval === 'once')
    return [
      `Você paga ${money} uma única vez. Não é assinatura e não renova.`,
      ...describeConquistaTerms(buyer, now),
    ];
  return [
    ...describeMeanwhile(buyer),
    coupon
      ? withCoupon(coupon, amount, interval)
      : `Você paga ${money} hoje e depois ${money} ${EVERY[interval]}, até cancelar.`,
    `A próxima cobrança é em ${formatLongDay(addMonths(now, MONTHS[interval]))}.`,
    'Você cancela quando quiser, em “Planos”, e o acesso vai até o fim do período pago.',
  ];
}

/** The charges with a coupon, today and later. */
function withCoupon(
  { due, off, lasts, months }: CouponPreview,
  amount: number,
  interval: 'month' | 'year',
): string {
  const today = `Com o cupom, você paga ${formatCentavos(due)} hoje (desconto de ${formatCentavos(off)})`;
  const every = EVERY[interval];
  if (lasts === 'forever') return `${today} e depois ${formatCentavos(due)} ${every}, até cancelar.`;
  const charges = lasts === 'once' ? 1 : Math.ceil((months ?? 1) / MONTHS[interval]);
  if (charges === 1) return `${today} e depois ${formatCentavos(amount)} ${every}, até cancelar.`;
  return `${today} e o mesmo nas ${charges} primeiras cobranças; depois, ${formatCentavos(amount)} ${every}, até cancelar.`;
}

/** Said to who has access that ends by itself, and subscribes before it does. */
function describeMeanwhile(buyer: Standing | null): readonly string[] {
  if (buyer?.kind !== 'payment' && buyer?.kind !== 'granted') return [];
  if (!buyer.endsAt) return [];
  return [
    `Seu acesso atual vai até ${formatLongDay(buyer.endsAt)}. A assinatura é cobrada a partir de hoje, e os dias que restam não viram desconto.`,
  ];
}

/** The same day so many months later, or the last one of a month that is too short for it; in UTC, as charges are made. */
export function addMonths(start: Date, months: number): Date {
  const date = new Date(start);
  date.setUTCMonth(start.getUTCMonth() + months);
  if (date.getUTCDate() !== start.getUTCDate()) date.setUTCDate(0);
  return date;
}
