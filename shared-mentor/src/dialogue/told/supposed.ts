import { foldKey } from '@aura/shared-career';
import { formatNumber } from '@aura/shared-domain';
import { findStems } from '../../coach/tokens.ts';
import { formatSaidAmount } from './amounts.ts';
import { say, WEEKS, WORKDAYS } from './calculated.ts';
import { type Figure, readFigures } from './figures.ts';
import { readDays } from './going-sums.ts';
import { hideIdentifiers } from './hide-identifiers.ts';

/** Sums over what a conversation named: what one of its figures would change, a share, what is still owed, a goal, a discount. */

/** An amount with the words by which the person named it. */
interface Entry {
  readonly cents: number;
  readonly stems: readonly string[];
  readonly isCost: boolean;
  readonly isPaid: boolean;
}

/** The last sum, so that one of its figures can be another. */
type Formula =
  | { readonly kind: 'total'; readonly parts: readonly Entry[] }
  | { readonly kind: 'rest'; readonly income: Entry; readonly costs: readonly Entry[] }
  | { readonly kind: 'month'; readonly price: Entry; readonly days: number; readonly isWeek: boolean }
  | { readonly kind: 'year'; readonly each: Entry }
  | {
      readonly kind: 'times';
      readonly price: Entry;
      readonly count: number;
      readonly period: 'dia' | 'semana' | 'mes';
    }
  | { readonly kind: 'raise'; readonly from: Entry; readonly to: Entry }
  | { readonly kind: 'discount'; readonly base: Entry; readonly percent: number }
  | { readonly kind: 'goal'; readonly each: Entry; readonly goal: Entry };

interface Ledger {
  readonly entries: readonly Entry[];
  /** The amounts of the last message that named several. */
  readonly together: readonly Entry[];
  readonly days: { readonly count: number; readonly isWeek: boolean } | null;
  /** How often a price comes: “10 aulas por semana”. */
  readonly times: { readonly count: number; readonly period: 'dia' | 'semana' | 'mes' } | null;
  /** Whether a discount is talked about, and which. */
  readonly isDiscount: boolean;
  readonly discount: number | null;
  readonly formula: Formula | null;
  /** What the mentor's own answer came to, and after how many amounts. */
  readonly answered: { readonly cents: number; readonly after: number } | null;
}

interface Step {
  readonly text: string | null;
  /** What the sum comes to. */
  readonly result: number | null;
  readonly ledger: Ledger;
}

const NOTHING: Ledger = {
  entries: [],
  together: [],
  days: null,
  times: null,
  isDiscount: false,
  discount: null,
  formula: null,
  answered: null,
};

const COST = new RegExp(
  [
    String.raw`\b(?:gast\w+|pago|pagando|custa\w*|aluguel|mercado|luz|agua|internet|gasolina|moto|carro|onibus|passagem|`,
    String.raw`cartao|escola|creche|prestac\w+|parcelas?|contas?|boletos?|comida|feira|condominio|remedios?|plano|`,
    String.raw`material|divida)\b`,
  ].join(''),
  'u',
);
const PAID =
  /\b(?:pagou|pagaram|depositou|depositaram|adiantou|adiantaram|deu de entrada|de entrada|ja recebi|recebi so)\b/u;
const INCOME = /\b(?:ganh\w+|receb\w+|entr(?:ou|a|am|aram)|salario|renda|fatur\w+|tir(?:o|ei)|vend\w+)\b/u;
const WISH = /\b(?:pedir|pedindo|quero|queria|chegar|ir pra|ir para|subir|pretendo|passar (?:pra|para))\b/u;
const DISCOUNT = /\b(?:descont\w*|abat\w+)\b/u;

function readEntries(figures: readonly Figure[]): readonly Entry[] {
  return figures
    .filter(({ unit }) => unit === 'money')
    .map(({ value, before, after }) => {
      const words = `${before} ${/^ ?(?:de|do|da|pro|pra|em|no|na|num|numa|com|por) /u.test(after) ? after : ''}`;
      return {
        cents: value,
        stems: findStems(words),
        isCost: COST.test(words) && !INCOME.test(before),
        isPaid: PAID.test(before),
      };
    });
}

const SUPPOSES =
  /^(?:(?:e|mas|ok|ta|agora|entao|tipo)[, ]+)*(?:se\b|com\b|guardando|juntando|cobrando|pagando|fazendo|trabalhando|pedindo|recebendo|ganhando)/u;
const addUp = (entries: readonly Entry[]): number => entries.reduce((sum, { cents }) => sum + cents, 0);

/** The one of some amounts that a message names, or the nearest if it names none and one is near. */
function findMeant(entries: readonly Entry[], stems: readonly string[], cents: number): Entry | null {
  const named = entries.find((entry) => entry.stems.some((stem) => stems.includes(stem)));
  if (named) return named;
  const away = (entry: Entry): number => Math.max(entry.cents, cents) / Math.min(entry.cents, cents);
  const nearest = entries.toSorted((a, b) => away(a) - away(b))[0];
  return nearest && away(nearest) <= NEAR ? nearest : null;
}
const NEAR = 2.5;

const withCents = (entries: readonly Entry[], meant: Entry, cents: number): readonly Entry[] =>
  entries.map((entry) => (entry === meant ? { ...entry, cents } : entry));

/** The last sum with the figure of a message in the place of one of its own; null if it has none that is meant. */
function replaceFigure(formula: Formula, figure: Figure, stems: readonly string[]): Formula | null {
  const { unit, value } = figure;
  if (unit === 'money') return replaceAmount(formula, value, stems);
  if (formula.kind === 'discount' && value > 0 && value < 100 && unit !== 'hours')
    return { ...formula, percent: value };
  if (formula.kind === 'times' && unit === 'count' && value > 0) return { ...formula, count: value };
  return formula.kind === 'month' && unit === 'count' && value > 0 && value <= 31
    ? { ...formula, days: value, isWeek: formula.isWeek && value <= 7 }
    : null;
}

function replaceAmount(formula: Formula, cents: number, stems: readonly string[]): Formula | null {
  switch (formula.kind) {
    case 'month':
    case 'times':
      return { ...formula, price: { ...formula.price, cents } };
    case 'year':
      return { ...formula, each: { ...formula.each, cents } };
    case 'raise':
      return { ...formula, to: { ...formula.to, cents } };
    case 'discount':
      return { ...formula, base: { ...formula.base, cents } };
    case 'goal': {
      const meant = findMeant([formula.each, formula.goal], stems, cents);
      return meant === formula.goal
        ? { ...formula, goal: { ...meant, cents } }
        : { ...formula, each: { ...formula.each, cents } };
    }
    case 'total': {
      const meant = findMeant(formula.parts, stems, cents);
      return meant && { ...formula, parts: withCents(formula.parts, meant, cents) };
    }
    case 'rest': {
      const meant = findMeant([...formula.costs, formula.income], stems, cents);
      if (meant === formula.income) return { ...formula, income: { ...meant, cents } };
      return meant && { ...formula, costs: withCents(formula.costs, meant, cents) };
    }
  }
}

const formatRate = (part: number, whole: number): string => `${formatNumber((100 * part) / whole, 1)}%`;

const countMonths = (period: 'dia' | 'semana' | 'mes'): number =>
  period === 'dia' ? WORKDAYS : period === 'semana' ? WEEKS : 1;
const countDays = ({ days, isWeek }: Formula & { kind: 'month' }): number => (isWeek ? days * WEEKS : days);

/** What a sum comes to, in cents. */
function computeResult(formula: Formula): number {
  switch (formula.kind) {
    case 'total':
      return addUp(formula.parts);
    case 'rest':
      return Math.abs(addUp(formula.costs) - formula.income.cents);
    case 'month':
      return Math.round(formula.price.cents * countDays(formula));
    case 'year':
      return formula.each.cents * MONTHS;
    case 'times':
      return Math.round(formula.price.cents * formula.count * countMonths(formula.period));
    case 'raise':
      return Math.abs(formula.to.cents - formula.from.cents);
    case 'discount':
      return formula.base.cents - Math.round((formula.base.cents * formula.percent) / 100);
    case 'goal':
      return formula.goal.cents;
  }
}
const MONTHS = 12;

/** A sum in words. */
function describe(formula: Formula): string {
  const result = formatSaidAmount(computeResult(formula));
  switch (formula.kind) {
    case 'total':
      return say('total', { total: result });
    case 'rest': {
      const [total, income] = [addUp(formula.costs), formula.income.cents];
      return say(total > income ? 'short' : 'left', {
        total: formatSaidAmount(total),
        income: formatSaidAmount(income),
        rest: result,
      });
    }
    case 'month':
      return say('longer', {
        amount: formatSaidAmount(formula.price.cents),
        from: 'dia',
        unit: `${formatNumber(countDays(formula), Number.isInteger(countDays(formula)) ? 0 : 1)} dias por mês`,
        result,
      });
    case 'year':
      return say('longer', {
        amount: formatSaidAmount(formula.each.cents),
        from: 'mês',
        unit: 'doze meses',
        result,
      });
    case 'times':
      return say('times', {
        price: formatSaidAmount(formula.price.cents),
        times: String(formula.count),
        period: formula.period === 'mes' ? 'mês' : formula.period,
        each: formatSaidAmount(formula.price.cents * formula.count),
        month: result,
      });
    case 'raise': {
      const [one, two] = [formula.from.cents, formula.to.cents];
      return say(one <= two ? 'more' : 'less', {
        one: formatSaidAmount(one),
        two: formatSaidAmount(two),
        difference: result,
        percent: formatRate(Math.abs(two - one), one),
      });
    }
    case 'discount':
      return say('discount', {
        percent: `${formatNumber(formula.percent, Number.isInteger(formula.percent) ? 0 : 1)}%`,
        amount: formatSaidAmount(formula.base.cents),
        share: formatSaidAmount(formula.base.cents - computeResult(formula)),
        rest: result,
      });
    case 'goal':
      return say('goal', {
        each: formatSaidAmount(formula.each.cents),
        goal: result,
        months: formatNumber(Math.ceil(formula.goal.cents / formula.each.cents), 0),
      });
  }
}

const TOTAL =
  /\b(?:soma\w*|some|juntos?|juntas?|junta\w*|os dois|as duas|ambos|ambas|ao todo|no total|tudo)\b/u;
const LEFT = /\b(?:sobra\w*|resta\w*|fica pra mim|falta\w*)\b/u;
const OWED = /\b(?:falta\w*|resta\w*|saldo|devendo|deve)\b/u;
const HOW_LONG = /\b(?:quanto tempo|quantos meses|quando (?:junto|chego))\b/u;
const PUT_ASIDE = /\b(?:guard\w+|junt\w+|poup\w+|economiz\w+)\b/u;
const ASKS = /\?|\b(?:quanto|qto|quantos|quantas|qual|da)\b/u;
const BY_MONTH = /\b(?:mes|mensal)\b/u;

/** The sum that a message sets up, to be said or only to be changed later. */
function findFormula(folded: string, told: readonly Entry[], before: Ledger, ledger: Ledger): Formula | null {
  const { entries, together } = ledger;
  if (HOW_LONG.test(folded) && PUT_ASIDE.test(folded) && told.length === 2) {
    const [each, goal] = told.toSorted((a, b) => a.cents - b.cents);
    return each && goal ? { kind: 'goal', each, goal } : null;
  }
  const base = told[0] ?? before.entries.at(-1);
  if (ledger.discount !== null && base && (DISCOUNT.test(folded) || ledger.discount !== before.discount))
    return { kind: 'discount', base, percent: ledger.discount };
  const costs = told.filter(({ isCost }) => isCost);
  const incomes = told.filter(({ isCost }) => !isCost);
  const income = incomes[0] ?? before.entries.findLast(({ isCost }) => !isCost);
  if (told.length === 0 && LEFT.test(folded)) {
    const named = together.filter(({ isCost }) => isCost);
    const [earned, ...more] = together.filter(({ isCost }) => !isCost);
    if (earned && named.length > 0 && more.length === 0)
      return { kind: 'rest', income: earned, costs: named };
  }
  if (income && costs.length > 0 && incomes.length <= 1 && LEFT.test(folded))
    return { kind: 'rest', income, costs };
  if (told.length === 0 && TOTAL.test(folded) && together.length > 1) {
    const parts = /\b(?:os dois|as duas|ambos|ambas)\b/u.test(folded) ? together.slice(-2) : together;
    return { kind: 'total', parts };
  }
  const price = entries.at(-1);
  if (ledger.days && price && BY_MONTH.test(folded))
    return { kind: 'month', price: told[0] ?? price, days: ledger.days.count, isWeek: ledger.days.isWeek };
  if (ledger.times && price && BY_MONTH.test(folded))
    return { kind: 'times', price: told[0] ?? price, ...ledger.times };
  if (
    told.length <= 1 &&
    price &&
    BY_YEAR.test(folded) &&
    ASKS.test(folded) &&
    before.formula === null &&
    entries.length === 1
  )
    return { kind: 'year', each: price };
  const [from, to] = entries.slice(-2);
  const isRaise = from && to && to.cents > from.cents && to.cents <= from.cents * NEAR;
  return isRaise && WISH.test(folded) && told.length > 0 ? { kind: 'raise', from, to } : null;
}
const BY_YEAR = /\b(?:ano|anual)\b/u;

const SHARE = /\b(?:quantos? por cento|por cento|representa\w*|percentual|porcentagem)\b|%/u;
const WHOLE = /\b(?:disso|total|tudo|que (?:eu )?(?:ganho|recebo|tiro)|minha renda|da renda|do todo)\b/u;

/** What part of all one named amount is: “a clínica é quantos por cento do que eu ganho”. */
function computePart(folded: string, { together, formula }: Ledger): string | null {
  const all = formula?.kind === 'total' ? formula.parts : together;
  if (!SHARE.test(folded) || !WHOLE.test(folded) || /\d/u.test(folded) || all.length < 2) return null;
  const stems = findStems(folded.replace(WHOLE, ' '));
  const countShared = (entry: Entry): number => entry.stems.filter((stem) => stems.includes(stem)).length;
  const part = all.toSorted((a, b) => countShared(b) - countShared(a))[0];
  return part && countShared(part) > 0
    ? say('part', {
        part: formatSaidAmount(part.cents),
        whole: formatSaidAmount(addUp(all)),
        percent: formatRate(part.cents, addUp(all)),
      })
    : null;
}

const ONLY = /\b(?:so|apenas|somente)\b/u;

/** What is still to be paid, after a part was. */
function computeOwed(folded: string, { entries, answered }: Ledger): string | null {
  const paid = entries.findLastIndex(({ isPaid }) => isPaid);
  const [told, part] = [entries[paid - 1], entries[paid]];
  const due = answered !== null && answered.after === paid ? answered : told;
  // “Só pagaram 200” of what was just reckoned says that the rest is owed.
  const isShort = due === answered && ONLY.test(folded) && PAID.test(folded);
  const isAsked = OWED.test(folded) && ASKS.test(folded);
  if ((!isShort && !isAsked) || !due || !part || due.cents <= part.cents) return null;
  return say('owed', {
    amount: formatSaidAmount(due.cents),
    less: formatSaidAmount(part.cents),
    rest: formatSaidAmount(due.cents - part.cents),
  });
}

/** Kinds of sums that are said here when they are asked for; others only when one of their figures is another. */
const SAID = new Set<Formula['kind']>(['goal', 'rest', 'discount', 'times']);

const TIMES =
  /\b(\d{1,3}) (?!mil\b|k\b|dias?\b|horas?\b|h\b|vezes\b|anos?\b|mes|semanas?\b|por\b|reais\b)\p{L}{3,}(?: \p{L}+)? (?:por|na|no|ao|a) (dia|semana|mes)\b/u;

function readTimes(folded: string): Ledger['times'] {
  const [, count, period] = TIMES.exec(folded) ?? [];
  return count !== undefined && (period === 'dia' || period === 'semana' || period === 'mes')
    ? { count: Number(count), period }
    : null;
}

function readNext(text: string, before: Ledger): Step {
  const folded = foldKey(hideIdentifiers(text));
  const figures = readFigures(folded);
  const isSupposed = SUPPOSES.test(folded) && folded.split(' ').length <= LONGEST;
  const [figure, ...others] = figures;
  if (isSupposed && before.formula && figure && others.length === 0) {
    const formula = replaceFigure(before.formula, figure, findStems(folded));
    if (formula)
      return { text: describe(formula), result: computeResult(formula), ledger: { ...before, formula } };
  }
  const told = readEntries(figures);
  const days = readDays(folded);
  const percent = figures.find(({ unit }) => unit === 'percent')?.value ?? null;
  const isDiscount = before.isDiscount || DISCOUNT.test(folded);
  const ledger: Ledger = {
    entries: [...before.entries, ...told],
    together: collectTogether(told, before),
    days: days === null ? before.days : readWeek(days),
    times: readTimes(folded) ?? before.times,
    isDiscount,
    discount: isDiscount && percent !== null ? percent : before.discount,
    formula: before.formula,
    answered: before.answered,
  };
  const part = computePart(folded, ledger) ?? computeOwed(folded, ledger);
  if (part !== null) return { text: part, result: null, ledger };
  const formula = findFormula(folded, told, before, ledger);
  if (formula === null) return { text: null, result: null, ledger };
  // A long story asks for no sum by the way.
  // A price without its time is that of a day: “cobro 160, faço 4 por semana. quanto tiro no mês?”.
  const isBarePrice =
    formula.kind === 'month' && told.length === 1 && figures.every(({ period }) => period === null);
  const isSaid =
    ASKS.test(folded) && (SAID.has(formula.kind) || isBarePrice) && folded.split(' ').length <= LONGEST_ASKED;
  return {
    text: isSaid ? describe(formula) : null,
    result: isSaid ? computeResult(formula) : null,
    ledger: { ...ledger, formula },
  };
}
const LONGEST = 10;
const LONGEST_ASKED = 30;

/** Amounts of one message, or of two that each named one. */
const collectTogether = (told: readonly Entry[], { entries, together }: Ledger): readonly Entry[] =>
  told.length > 1
    ? told
    : told.length === 1 && together.length < 2
      ? [...entries.slice(-1), ...told]
      : together;

/** Days of a month, or those of a week if they were told so. */
const readWeek = (days: number): NonNullable<Ledger['days']> =>
  Number.isInteger(days) ? { count: days, isWeek: false } : { count: Math.round(days / WEEKS), isWeek: true };

/** A sum over what the conversation named, and what it comes to; nothing for a message that asks for none. */
interface Supposed {
  readonly text: string | null;
  readonly result: number | null;
}

/** What an answer says that something comes to: “são 30 horas a R$ 13,50: R$ 405”. */
const COMES_TO = /(?:\)|cada|: |dão|são|total de|somam):? (R\$ \d[\d.]*(?:,\d{2})?)(?! (?:cada|por hora))/gu;

function readAnswered(answer: string, after: number): Ledger['answered'] {
  const amount = [...answer.matchAll(COMES_TO)].at(-1)?.[1];
  const cents = readFigures(foldKey(amount ?? '')).find(({ unit }) => unit === 'money')?.value;
  return cents === undefined ? null : { cents, after };
}

/**
 * The sums that the messages of a conversation ask for, one for each.
 * @param answers what the mentor said to each message before the last
 */
export function listSupposed(
  messages: readonly string[],
  answers: readonly string[] = [],
): readonly Supposed[] {
  let ledger = NOTHING;
  return messages.map((message, at) => {
    const answered = readAnswered(answers[at - 1] ?? '', ledger.entries.length);
    if (answered) ledger = { ...ledger, answered };
    const { text, result, ledger: next } = readNext(message, ledger);
    ledger = next;
    return { text, result };
  });
}
