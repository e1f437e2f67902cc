import { CONQUISTA_DAYS, type Interval } from '@aura/shared-domain';
import { formatDate } from '@aura/shared-career-ui';
import { formatMoney } from '../../catalogue/money.ts';

interface Purchase {
  readonly interval: Interval;
  /** Centavos. */
  readonly amount: number;
  /** When access that ends by itself ends, for whoever has some; null otherwise. */
  readonly accessEndsAt: Date | null;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const MONTHS = { month: 1, year: 12 } as const;
const EVERY = { month: 'todo mês', year: 'todo ano' } as const;

/** What is charged, when, and for how long, in sentences. */
export function paymentTerms({ interval, amount, accessEndsAt }: Purchase, now: Date): readonly string[] {
  const money = formatMoney(amount);
  if (interval === 'once') {
    const end = formatDate(new Date(now.getTime() + CONQUISTA_DAYS * DAY_MS));
    const follows = accessEndsAt !== null && accessEndsAt > now;
    return [
      `Você paga ${money} uma única vez. Não é assinatura e não renova.`,
      `O acesso vale ${CONQUISTA_DAYS} dias a partir de hoje, até ${end}. Depois, a conta volta ao Freemium.`,
      ...(follows ? ['Se você já tem um Conquista em vigor, os 90 dias começam quando ele terminar.'] : []),
    ];
  }
  return [
    `Você paga ${money} hoje e depois ${money} ${EVERY[interval]}, até cancelar.`,
    `A próxima cobrança é em ${formatDate(monthsAfter(now, MONTHS[interval]))}.`,
    'Você cancela quando quiser, em “Planos”, e o acesso vai até o fim do período pago.',
  ];
}

/** The same day so many months later, or the last one of a month that is too short for it; in UTC, as charges are made. */
export function monthsAfter(start: Date, months: number): Date {
  const date = new Date(start);
  date.setUTCMonth(start.getUTCMonth() + months);
  if (date.getUTCDate() !== start.getUTCDate()) date.setUTCDate(0);
  return date;
}
