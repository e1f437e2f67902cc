import { formatNumber, computeDay } from '@aura/shared-domain';
import { compareContracts, findTables, type Comparison } from '@aura/shared-jobs/net-income';
import type { SlotKey, ToldKey } from '../card.ts';
import { formatSaidAmount } from './amounts.ts';
import { MONTH_DAYS, WEEKS, WORKDAYS } from './calculated.ts';
import { LEAST_CONTRACT, type Told } from './told.ts';
import { describeWeek, spreadHours } from './week-plan.ts';

const MONTHS = [
  'janeiro',
  'fevereiro',
  'marco',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
];
/** Law 12,506: thirty days, three more for each year, ninety at most. */
const NOTICE = { least: 30, each: 3, most: 90 } as const;
/** What is paid into the FGTS, and the share of it that a dismissal costs. Source: Law 8,036 of 1990, articles 15 and 18. */
const FUND_SHARE = 0.08;
const DISMISSAL_SHARE = 0.4;
/** Usual hours of a month for computing pay, if the contract says nothing else. */
const FULL_MONTH = 220;
/** The least break of a day of more than six hours, as many as the minutes of an hour. */
const BREAK_MINUTES = 60;
const WEEK_DAYS = 5;
/** Hours of a day, if the contract says nothing else. */
const USUAL_DAY = 8;
/** Thirds of a month's pay in a year: twelve months, the 13th, and a third for the holidays. */
const YEAR_THIRDS = 40;

const rate = (part: number, whole: number): string => `${formatNumber((100 * part) / whole, 1)}%`;

/** Values derived from the told ones: all our calculations, by the rules of the contract calculator if it has one. */
export function computeSlots({ money, words }: Told, now: Date): Map<SlotKey, string> {
  const slots = new Map<SlotKey, string>(words);
  for (const [key, cents] of money) slots.set(key, formatSaidAmount(cents));
  const set = (key: ToldKey, text: string | null): void => {
    if (text !== null) slots.set(key, text);
  };
  const { salary, wish, offer, otherOffer, amount, cost } = Object.fromEntries(money);
  const pj = money.get('pj') ?? findPromisedInvoice(salary, words);
  const percent = findNumber(words.get('percent'));
  const years = findNumber(words.get('years'));
  const base = salary ?? amount;

  if (salary !== undefined && wish !== undefined) set('riseWish', rate(wish - salary, salary));
  if (salary !== undefined && offer !== undefined) set('riseOffer', rate(offer - salary, salary));
  const other = wish ?? offer;
  if (salary !== undefined && other !== undefined) {
    set('difference', formatSaidAmount(Math.abs(other - salary)));
    set('differenceYear', formatSaidAmount(Math.round((Math.abs(other - salary) * YEAR_THIRDS) / 3)));
  }
  if (amount !== undefined) {
    set('fine', formatSaidAmount(Math.round(amount * 0.4)));
    set('fineHalf', formatSaidAmount(Math.round(amount * 0.2)));
    set('fgtsPart', formatSaidAmount(Math.round(amount * 0.8)));
  }
  if (salary !== undefined) set('fgtsMonth', formatSaidAmount(Math.round(salary * 0.08)));
  if (salary !== undefined) {
    set('yearPay', formatSaidAmount(Math.round((salary * YEAR_THIRDS) / 3)));
    set('thirteenthMonth', formatSaidAmount(Math.round(salary / MONTHS.length)));
    set('holidayMonth', formatSaidAmount(Math.round((salary * 4) / (MONTHS.length * 3))));
    set('riseLow', formatSaidAmount(Math.round(salary * 1.1)));
    set('riseHigh', formatSaidAmount(Math.round(salary * 1.2)));
    const tenure = findNumber(words.get('tenure'));
    if (tenure !== null) {
      const fund = salary * FUND_SHARE * tenure;
      set('fgtsOfTenure', formatSaidAmount(Math.round(fund)));
      set('fineOfTenure', formatSaidAmount(Math.round(fund * DISMISSAL_SHARE)));
    }
    set('yearFgts', formatSaidAmount(Math.round(salary * 0.08 * MONTHS.length)));
  }
  if (pj !== undefined) {
    set('pj', formatSaidAmount(pj));
    set('yearPj', formatSaidAmount(pj * MONTHS.length));
    set('yearPjLess', formatSaidAmount(pj * (MONTHS.length - 1)));
  }
  if (percent !== null) slots.set('percent', `${words.get('percent')}%`);
  if (percent !== null && base !== undefined) {
    set('raised', formatSaidAmount(Math.round(base * (1 + percent / 100))));
    set('share', formatSaidAmount(Math.round((base * percent) / 100)));
  }
  if (offer !== undefined && otherOffer !== undefined)
    set('offersDiffer', formatSaidAmount(Math.abs(offer - otherOffer)));
  if (offer !== undefined && cost !== undefined) set('offersAfterCost', formatSaidAmount(offer - cost));
  if (years !== null) set('noticeDays', String(Math.min(NOTICE.most, NOTICE.least + NOTICE.each * years)));

  const worked = countMonthsOfYear(words);
  if (worked !== null) {
    set('thirteenth', `${worked}/12`);
    if (base !== undefined)
      set('thirteenthPay', formatSaidAmount(Math.round((base * worked) / MONTHS.length)));
  }
  const months = findNumber(words.get('months')) ?? worked;
  if (months !== null && months < MONTHS.length) {
    set('twelfths', `${months}/12`);
    if (base !== undefined)
      set('holidayShare', formatSaidAmount(Math.round((base * months * 4) / (MONTHS.length * 3))));
  }
  if (salary !== undefined && words.has('months') && months !== null)
    set('fgtsOwed', formatSaidAmount(Math.round(salary * 0.08 * months)));
  if (base !== undefined) set('gross', formatSaidAmount(base));
  if (salary !== undefined) {
    const limit = Math.round(salary * 0.06);
    set('transportShare', formatSaidAmount(limit));
    if (amount !== undefined && amount > limit && amount < salary / 2)
      set('transportOver', formatSaidAmount(amount - limit));
    set('nightShare', formatSaidAmount(Math.round(salary * 0.2)));
    set('dangerPay', formatSaidAmount(Math.round(salary * 0.3)));
    const dayPay = salary / MONTH_DAYS;
    if (years !== null)
      set(
        'noticePay',
        formatSaidAmount(Math.round(dayPay * Math.min(NOTICE.most, NOTICE.least + NOTICE.each * years))),
      );
  }
  setStudy(set, words);
  setWeek(set, words);
  const over = countHoursOver(words);
  if (over !== null) {
    set('dayOver', String(over));
    set('contractDay', words.get('contractDay') ?? String(USUAL_DAY));
  }
  const hours = findNumber(words.get('hoursMonth'));
  if (base !== undefined) {
    const hour = base / (hours !== null && hours >= LEAST_CONTRACT ? hours : FULL_MONTH);
    set('overtime', formatSaidAmount(Math.round(hour * 1.5)));
    set('overtimeDouble', formatSaidAmount(Math.round(hour * 2)));
    set('hour', formatSaidAmount(Math.round(hour)));
    setOvertime(set, words, hour);
    setLongDay(set, words, hour);
    const missing = BREAK_MINUTES - (findNumber(words.get('breakMinutes')) ?? BREAK_MINUTES);
    if (missing > 0) {
      set('breakMissing', String(missing));
      set('breakMonth', formatSaidAmount(Math.round((hour * 1.5 * missing * WORKDAYS) / BREAK_MINUTES)));
    }
    set('third', formatSaidAmount(Math.round(base / 3)));
    set('holidayPay', formatSaidAmount(Math.round((base * 4) / 3)));
  }
  const asked = wish ?? amount;
  if (asked !== undefined && hours !== null) set('rate', formatSaidAmount(Math.round(asked / hours)));
  if (base !== undefined)
    setContract(set, describeComparison(base, { money, words, now, pj: pj ?? base }), {
      salary: salary !== undefined,
      pj: pj !== undefined,
    });
  return slots;
}

/** The invoice that was promised as a share on top of the pay: “pra PJ pagando 20% a mais”. */
function findPromisedInvoice(salary: number | undefined, words: Told['words']): number | undefined {
  const percent = findNumber(words.get('pjPercent'));
  return salary === undefined || percent === null ? undefined : Math.round(salary * (1 + percent / 100));
}

/** Months that count for the 13th of a year, from its beginning or the month of entry to its end or the month of leaving. */
function countMonthsOfYear(words: Told['words']): number | null {
  const started = MONTHS.indexOf(words.get('startMonth') ?? '');
  const ended = MONTHS.indexOf(words.get('endMonth') ?? '');
  if (started < 0 && ended < 0) return null;
  const worked = (ended < 0 ? MONTHS.length - 1 : ended) - Math.max(started, 0) + 1;
  return worked > 0 ? worked : null;
}

/** Hours of overtime as they were told, those of Sundays at double. */
function setOvertime(set: (key: ToldKey, text: string) => void, words: Told['words'], hour: number): void {
  const hours = findNumber(words.get('overtimeHours'));
  if (hours === null) return;
  const sunday = Math.min(hours, findNumber(words.get('sundayHours')) ?? 0);
  set('overtimeRest', String(hours - sunday));
  set('overtimePay', formatSaidAmount(Math.round(hour * 1.5 * (hours - sunday) + hour * 2 * sunday)));
}

/** Hours of a day beyond the contract, or eight, and what they are paid in a month. */
function setLongDay(set: (key: ToldKey, text: string) => void, words: Told['words'], hour: number): void {
  const over = countHoursOver(words);
  if (over !== null) set('dayOverPay', formatSaidAmount(Math.round(hour * 1.5 * over * WORKDAYS)));
}

/** Hours that a day lasts beyond the contract; null if they are not told. */
function countHoursOver(words: Told['words']): number | null {
  const worked = findNumber(words.get('workDay'));
  const over = worked === null ? 0 : worked - (findNumber(words.get('contractDay')) ?? USUAL_DAY);
  return over > 0 ? over : null;
}

/** A week of study, by the hours that were told. */
function setWeek(set: (key: ToldKey, text: string) => void, words: Told['words']): void {
  const [byDay, aDay, aWeek, minutes] = (['dayHours', 'hoursDay', 'hoursWeek', 'studyMinutes'] as const).map(
    (key) => words.get(key),
  );
  const day = findNumber(aDay) ?? (findNumber(minutes) ?? 0) / BREAK_MINUTES;
  const week = day > 0 ? day * (findNumber(words.get('daysWeek')) ?? WEEK_DAYS) : findNumber(aWeek);
  const hours = byDay === undefined ? week && spreadHours(week) : byDay.split(' ').map(Number);
  if (hours) set('weekPlan', describeWeek(hours, words.get('skill')));
}

/** Minutes of study a day, in a week and in a month. */
function setStudy(set: (key: ToldKey, text: string) => void, words: Told['words']): void {
  const minutes = findNumber(words.get('studyMinutes'));
  if (minutes === null) return;
  const week = minutes * (findNumber(words.get('daysWeek')) ?? WEEK_DAYS);
  const rest = week % BREAK_MINUTES;
  set('studyWeek', `${Math.floor(week / BREAK_MINUTES)}h${rest === 0 ? '' : String(rest).padStart(2, '0')}`);
  set('studyMonth', formatNumber((week * WEEKS) / BREAK_MINUTES, 0));
}

function findNumber(text: string | undefined): number | null {
  const number = Number((text ?? '').replace(',', '.'));
  return text === undefined || Number.isNaN(number) ? null : number;
}

function describeComparison(
  salary: number,
  { money, words, now, pj }: Told & { readonly now: Date; readonly pj: number },
): Comparison | null {
  const tables = findTables(computeDay(now));
  if (!tables) return null;
  return compareContracts(
    {
      dependants: findNumber(words.get('dependants')) ?? 0,
      clt: { grossMonthly: salary, benefitsMonthly: money.get('benefits') ?? 0 },
      pj: {
        invoiceMonthly: pj,
        regime: 'simplesAnexoIII',
        accountantMonthly: money.get('accountant') ?? 0,
        otherCostsMonthly: 0,
        unpaidWeeks: 0,
      },
    },
    tables,
  );
}

function setContract(
  set: (key: ToldKey, text: string | null) => void,
  comparison: Comparison | null,
  isTold: { readonly salary: boolean; readonly pj: boolean },
): void {
  if (!comparison) return;
  const { clt, pj, breakEven } = comparison;
  const line = (id: string): number => Math.abs(clt.month.lines.find((one) => one.id === id)?.cents ?? 0);
  set('net', formatSaidAmount(clt.month.total));
  set('inss', formatSaidAmount(line('inss')));
  set(
    'irrf',
    formatSaidAmount(
      clt.month.lines.filter(({ id }) => id.startsWith('irrf')).reduce((sum, { cents }) => sum - cents, 0),
    ),
  );
  set('netAverage', formatSaidAmount(clt.monthlyAverage));
  set('packageMonth', formatSaidAmount(Math.round(clt.package.total / MONTHS.length)));
  const { invoice } = breakEven.package;
  if (isTold.salary || isTold.pj) set('pjBreakEven', invoice === null ? null : formatSaidAmount(invoice));
  if (isTold.pj) set('pjNet', pj.ok ? formatSaidAmount(pj.value.month.total) : null);
}
