import { formatDate } from '@aura/shared-career-ui';
import type { Interval } from '@aura/shared-domain';
import { formatMoney } from '../../catalogue/money.ts';
import type { Standing } from '../../subscription/standing/standing.ts';
import { conquistaTerms } from './conquista-terms.ts';

interface Purchase {
  readonly interval: Interval;
  /** Centavos. */
  readonly amount: number;
  /** What the buyer's access stands on already; null where that is not known. */
  readonly buyer: Standing | null;
}

const MONTHS = { month: 1, year: 12 } as const;
const EVERY = { month: 'todo mês', year: 'todo ano' } as const;

/** What is charged, when, and for how long, in sentences. */
export function paymentTerms({ interval, amount, buyer }: Purchase, now: Date): readonly string[] {
  const money = formatMoney(amount);
  if (interval === 'once')
    return [
      `Você paga ${money} uma única vez. Não é assinatura e não renova.`,
      ...conquistaTerms(buyer, now),
    ];
  return [
    ...meanwhile(buyer),
    `Você paga ${money} hoje e depois ${money} ${EVERY[interval]}, até cancelar.`,
    `A próxima cobrança é em ${formatDate(monthsAfter(now, MONTHS[interval]))}.`,
    'Você cancela quando quiser, em “Planos”, e o acesso vai até o fim do período pago.',
  ];
}

/** Said to who has access that ends by itself, and subscribes before it does. */
function meanwhile(buyer: Standing | null): readonly string[] {
  if (buyer?.kind !== 'payment' && buyer?.kind !== 'granted') return [];
  if (!buyer.endsAt) return [];
  return [
    `Seu acesso atual vai até ${formatDate(buyer.endsAt)}. A assinatura é cobrada a partir de hoje, e os dias que restam não viram desconto.`,
  ];
}

/** The same day so many months later, or the last one of a month that is too short for it; in UTC, as charges are made. */
export function monthsAfter(start: Date, months: number): Date {
  const date = new Date(start);
  date.setUTCMonth(start.getUTCMonth() + months);
  if (date.getUTCDate() !== start.getUTCDate()) date.setUTCDate(0);
  return date;
}
