import { FIGURE_WEEKS, type FiguresResponse, type FigureWeek } from '@aura/mfe-platform/api';
import { addDays, computeDay, type BillingStatus } from '@aura/shared-domain';

type Payment = BillingStatus['payments'][number];

/** The known purchases of one person. */
export interface Buyer {
  readonly payments: readonly Pick<Payment, 'paidAt' | 'amount' | 'interval' | 'status' | 'returned'>[];
  /** The subscription that they have; null for none. */
  readonly subscription: {
    readonly amount: number;
    readonly interval: Payment['interval'];
    readonly isRenewing: boolean;
    readonly isOverdue: boolean;
  } | null;
}

/** Days that a payment covers, with some in which a renewal may still be tried. */
const COVERED_DAYS: Readonly<Record<Payment['interval'], number>> = { month: 33, year: 368, once: 90 };
const GIVEN_BACK: readonly string[] = ['refunded', 'disputed'] satisfies readonly Payment['status'][];

/**
 * Income, lost payers and failed charges, week by week, and the current totals.
 * @param failures times of failed charges
 */
export function computeFigures(
  buyers: readonly Buyer[],
  failures: readonly Date[],
  now: Date,
): Pick<FiguresResponse, 'weeks' | 'now'> {
  const failureDays = failures.map(computeDay);
  const lives = buyers.map(({ payments }) => payments.map(computePeriod));
  const weeks = listMondays(computeDay(now)).map((from): FigureWeek => {
    const to = addDays(from, 6);
    const inWeek = (day: string) => from <= day && day <= to;
    const paid = lives.flat().filter(({ day }) => inWeek(day));
    const atStart = lives.filter((periods) => isCovered(periods, from));
    // Days of the current week that have not come yet are no loss.
    const end = to < computeDay(now) ? addDays(to, 1) : computeDay(now);
    return {
      from,
      to,
      paid: paid.reduce((sum, { amount }) => sum + amount, 0),
      returned: paid.reduce((sum, { returned }) => sum + returned, 0),
      payers: atStart.length,
      lost: atStart.filter((periods) => !isCovered(periods, end)).length,
      failed: failureDays.filter(inWeek).length,
    };
  });
  const running = buyers.flatMap(({ subscription }) => subscription ?? []);
  const renewing = running.filter(({ isRenewing }) => isRenewing);
  return {
    weeks,
    now: {
      renewing: renewing.length,
      monthly: renewing.reduce((sum, { amount, interval }) => sum + computeMonthly(amount, interval), 0),
      overdue: running.filter(({ isOverdue }) => isOverdue).length,
    },
  };
}

interface Period {
  readonly day: string;
  /** The first day that it does not cover. */
  readonly until: string;
  readonly amount: number;
  /** Centavos that went back, or that a bank asks back. */
  readonly returned: number;
}

function computePeriod({
  paidAt,
  amount,
  interval,
  status,
  returned = 0,
}: Buyer['payments'][number]): Period {
  const day = computeDay(new Date(paidAt));
  const isBack = GIVEN_BACK.includes(status);
  const until = isBack ? day : addDays(day, COVERED_DAYS[interval]);
  return { day, until, amount, returned: isBack ? amount : returned };
}

const isCovered = (periods: readonly Period[], day: string): boolean =>
  periods.some((period) => period.day < day && day < period.until);

const computeMonthly = (amount: number, interval: Payment['interval']): number =>
  interval === 'year' ? Math.round(amount / 12) : amount;

/** The Mondays of the weeks that are drawn, oldest first. */
function listMondays(today: string): readonly string[] {
  const weekday = (new Date(`${today}T12:00:00Z`).getUTCDay() + 6) % 7;
  const last = addDays(today, -weekday);
  return Array.from({ length: FIGURE_WEEKS }, (_, at) => addDays(last, (at - FIGURE_WEEKS + 1) * 7));
}
