import { formatNumber } from '@aura/shared-domain';
import { DIALOGUE } from '../../generated/dialogue.ts';
import { formatSaidAmount } from './amounts.ts';
import type { Figure, Period } from './figures.ts';

/** The numbers of a conversation so far: amounts in the order of telling, and the last sum. */
export interface Calculated {
  readonly money: readonly number[];
  readonly percent: number | null;
  /** Percentages of the last message that named two. */
  readonly percents: readonly number[];
  /** The base of the last percentage. */
  readonly base: number | null;
  readonly result: number | null;
  /** The last told amount or sum, and how often it comes. */
  readonly current: { readonly cents: number; readonly period: Period | null } | null;
  /** The last sum for a month. */
  readonly month: number | null;
  readonly hours: number | null;
  /** Days of work a month. */
  readonly days: number | null;
  /** An amount in instalments. */
  readonly parts: { readonly amount: number; readonly count: number } | null;
  /** Hours with what is paid for them. */
  readonly paidHours: readonly { readonly hours: number; readonly cents: number }[];
  readonly commission: {
    readonly percent: number;
    readonly fixed: number | null;
    readonly sold: number;
  } | null;
  /** What was put aside. */
  readonly fund: number | null;
  /** What a month costs. */
  readonly cost: number | null;
  /** What each piece of work leaves of it. */
  readonly each: number | null;
}

/** A template of `dialogue.yaml` with its figures. */
export const say = (name: keyof typeof DIALOGUE.sums, figures: Readonly<Record<string, string>>): string =>
  DIALOGUE.sums[name].replaceAll(/\{(\w+)\}/gu, (whole, key: string) => figures[key] ?? whole);

/**
 * The effect of a message on the told figures: the sum in words (null if there is none) and the numbers known
 * afterwards.
 */
export interface Step {
  readonly text: string | null;
  readonly known: Calculated;
}

/** The numbers to calculate with, from a message and the conversation before it. */
export interface Given {
  readonly folded: string;
  /** Amounts of the message, with the words around them. */
  readonly amounts: readonly Figure[];
  /** The same in cents. */
  readonly told: readonly number[];
  readonly percent: number | null;
  readonly count: number | null;
  /** Days of work a month that the message tells. */
  readonly days: number | null;
  readonly asks: boolean;
  readonly before: Calculated;
  readonly known: Calculated;
}

export const WEEKS = 4.33;
export const WORKDAYS = 22;
/** A month's pay is for thirty days. */
export const MONTH_DAYS = 30;

const MONTHS = 12;

const computeRate = (part: number, whole: number): string => `${formatNumber((100 * part) / whole, 1)}%`;

/** Compares two amounts: income and spending, or the difference between them. */
export function computeDifferenceOf(one: number, two: number, folded: string, known: Calculated): Step {
  const [low, high] = [Math.min(one, two), Math.max(one, two)];
  if (low === 0) return { text: null, known };
  const isSpending = /\b(?:gasto|gasta|gastamos|despesa|contas|aluguel)\b/u.test(folded);
  const months = /\b(?:no|por|em um|num) ano\b/u.test(folded)
    ? MONTHS
    : Number(/\b(\d{1,2}) mes/u.exec(folded)?.[1] ?? 1);
  const difference = high - low;
  const period = known.current?.period ?? null;
  const next: Calculated = { ...known, result: difference, current: { cents: difference, period } };
  if (isSpending && period !== 'dia')
    return {
      text: say(months > 1 ? 'gapMonths' : 'gap', {
        one: formatSaidAmount(one),
        two: formatSaidAmount(two),
        difference: formatSaidAmount(difference),
        months: String(months),
        total: formatSaidAmount(difference * months),
      }),
      known: next,
    };
  return {
    text: say(months > 1 ? (one <= two ? 'moreMonths' : 'lessMonths') : one <= two ? 'more' : 'less', {
      one: formatSaidAmount(one),
      two: formatSaidAmount(two),
      difference: formatSaidAmount(difference),
      percent: computeRate(difference, one),
      months: String(months),
      total: formatSaidAmount(difference * months),
    }),
    known: next,
  };
}
