import { foldKey } from '@aura/shared-career';
import { formatNumber } from '@aura/shared-domain';
import { DIALOGUE } from '../../generated/dialogue.ts';
import { formatSaidAmount } from './amounts.ts';
import { hideIdentifiers } from './hide-identifiers.ts';

/** A figure of a message. Money in cents; of everything else the number itself. */
interface Figure {
  readonly unit: 'money' | 'percent' | 'hours' | 'count';
  readonly value: number;
}

/** The numbers of a conversation so far: amounts in the order of telling, and the last sum. */
interface Calculated {
  readonly money: readonly number[];
  readonly percent: number | null;
  /** The base of the last percentage. */
  readonly base: number | null;
  readonly result: number | null;
  readonly hours: number | null;
}

const NOTHING: Calculated = { money: [], percent: null, base: null, result: null, hours: null };
/** Usual hours of a month for computing pay, if the contract says nothing else. */
const FULL_MONTH = 220;
const LEAST_MONTH = 100;
/** The least that is money without a sign of it. */
const LEAST = 50;
const WEEKS = 4.33;
const WORKDAYS = 22;

const FIGURE = new RegExp(
  [
    String.raw`(?<![\d.,/])(r\$ ?)?(\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?|\d+(?:,\d{1,2})?)( ?(?:mil|k)\b)?`,
    String.raw`( ?(?:reais|real|conto)\b)?( ?(?:%|por cento)(?! ?(?:home|remot|presenc|online)))?(?![\d/º°ª]|[.,]\d)(?: ?(h\b|[\p{L}]+))?`,
  ].join(''),
  'gu',
);
const NO_MONEY = new RegExp(
  [
    String.raw`^(?:anos?|mes|meses|dias?|horas?|hs|h|hrs|semanas?|pessoas|vagas|minutos|min|vezes|itens|`,
    String.raw`filhos?|dependentes?|parcelas?|projetos|paginas|por|x|clientes?|atendimentos?|pecas?|alunos?)$`,
  ].join(''),
  'u',
);
const PRICE = /\b(?:cobro|cobra|custa|custo|pago|paga|pagam|ganho|baixou de|para|pra|de|vale|produto) $/u;

const BENEFIT = /\b(?:vr|va|vt|vale|refeicao|alimentacao|beneficios?)[^\d]{0,12}$/u;

/** Every figure of a folded message. */
function readFigures(folded: string): readonly Figure[] {
  let from = 0;
  return [...folded.matchAll(FIGURE)].flatMap((match): readonly Figure[] => {
    const [whole, sign, digits = '', thousand, reais, percent, noun = ''] = match;
    const before = folded.slice(from, match.index);
    from = match.index + whole.length;
    const number = Number(digits.replaceAll('.', '').replace(',', '.')) * (thousand ? 1000 : 1);
    const isHours = /^(?:h|hs|hrs|horas?)$/u.test(noun);
    const isYear = /^(?:19|20)\d{2}$/u.test(digits) && /(?:em|desde|ate|ano) $/u.test(before);
    const isMoney =
      Boolean(sign ?? thousand ?? reais) ||
      (!isYear &&
        (!NO_MONEY.test(noun) || (noun === 'por' && PRICE.test(before))) &&
        (number >= LEAST || (/,\d{2}$/u.test(digits) && PRICE.test(before))));
    const isBenefit = BENEFIT.test(before);
    if (isMoney && isBenefit) return [];
    const unit = percent ? 'percent' : isHours ? 'hours' : isMoney ? 'money' : 'count';
    return [{ unit, value: unit === 'money' ? Math.round(number * 100) : number }];
  });
}

const computeRate = (part: number, whole: number): string => `${formatNumber((100 * part) / whole, 1)}%`;

/** A template of `dialogue.yaml` with its figures. */
const say = (name: keyof typeof DIALOGUE.sums, figures: Readonly<Record<string, string>>): string =>
  DIALOGUE.sums[name].replaceAll(/\{(\w+)\}/gu, (whole, key: string) => figures[key] ?? whole);

/**
 * The effect of a message on the told figures: the sum in words (null if there is none) and the numbers known
 * afterwards.
 */
interface Step {
  readonly text: string | null;
  readonly known: Calculated;
}

const ASKS =
  /\?|\b(?:quanto|quantos|quantas|conta|soma|some|calcul\w+|da quanto|fica|diferenca|%|por cento)\b|%/u;

/** Another percentage in the place of the last one: “e se for 12?”, “não era 13, era 12”. */
const OTHER_PERCENT = new RegExp(
  [
    String.raw`^(?:e |mas )?se (?:for|fosse|der|desse)m? (\d{1,2}(?:,\d+)?) ?%?\s*\??$|`,
    String.raw`\bnao era[^\d]*\d+[^\d]+(?:era|e|sao)[^\d]*(\d+(?:,\d+)?)|\bquis dizer (\d+) ?%?$`,
  ].join(''),
  'u',
);

/** The numbers to calculate with, from a message and the conversation before it. */
interface Given {
  readonly folded: string;
  /** Amounts of the message. */
  readonly told: readonly number[];
  readonly percent: number | null;
  readonly count: number | null;
  readonly asks: boolean;
  readonly before: Calculated;
  readonly known: Calculated;
}

function computeShare(percent: number, base: number, known: Calculated): Step {
  const share = Math.round((base * percent) / 100);
  return {
    text: say('share', {
      percent: `${formatNumber(percent, Number.isInteger(percent) ? 0 : 1)}%`,
      amount: formatSaidAmount(base),
      share: formatSaidAmount(share),
      raised: formatSaidAmount(base + share),
    }),
    known: { ...known, percent, base, result: base + share },
  };
}

function computeOtherPercent({ folded, told, before, known }: Given): Step | null {
  const found = OTHER_PERCENT.exec(folded)
    ?.slice(1)
    .find((figure) => figure !== undefined);
  return found === undefined || before.percent === null || before.base === null || told.length > 0
    ? null
    : computeShare(Number(found.replace(',', '.')), before.base, known);
}

function computePercent({ folded, told, percent, asks, before, known }: Given): Step | null {
  if (percent === null || percent > 100) return null;
  if (!asks && !/^(?:e |mas )?(?:com|se)\b/u.test(folded)) return null;
  const base = told[0] ?? before.result ?? before.money.at(-1);
  return base === undefined ? null : computeShare(percent, base, known);
}

const computeTotal = ({ folded, told, before, known }: Given): Step | null =>
  /\b(?:soma|some|somando|somar|junta)\b/u.test(folded) && told.length === 0 && before.result !== null
    ? { text: say('total', { total: formatSaidAmount(before.result) }), known }
    : null;

function computeMiddle({ folded, known }: Given): Step | null {
  const [low, high] = known.money.slice(-2);
  if (low === undefined || high === undefined || !/\b(?:meio termo|media|no meio)\b/u.test(folded))
    return null;
  const middle = Math.round((low + high) / 2);
  return {
    text: say('middle', {
      low: formatSaidAmount(low),
      high: formatSaidAmount(high),
      middle: formatSaidAmount(middle),
    }),
    known: { ...known, result: middle },
  };
}

const HOUR = /\b(?:minha|valor d[ae]|quanto (?:e|da|vale) a|preco d[ae]) (?:minha )?hora\b(?! extra)/u;

function computeHour({ folded, told, known }: Given): Step | null {
  const salary =
    told.length > 0 ? Math.max(...told.filter((cents) => cents !== FULL_MONTH * 100)) : known.money.at(-1);
  if (salary === undefined || !HOUR.test(folded)) return null;
  const hours = known.hours !== null && known.hours >= LEAST_MONTH ? known.hours : FULL_MONTH;
  const hour = Math.round(salary / hours);
  return {
    text: say('hour', {
      amount: formatSaidAmount(salary),
      hours: String(hours),
      hour: formatSaidAmount(hour),
    }),
    known: { ...known, money: [salary], result: hour },
  };
}

/** The total of a price that occurs several times a day or a week. */
function computeTimes({ folded, told, count, known }: Given): Step | null {
  const price = known.money.at(-1);
  const period = findPeriod(folded);
  if (count === null || price === undefined || told.length > 0 || period === '') return null;
  const each = Math.round(price * count);
  const month = period === 'dia' ? each * WORKDAYS : period === 'semana' ? Math.round(each * WEEKS) : each;
  return {
    text: say('times', {
      price: formatSaidAmount(price),
      times: String(count),
      period: period === 'mes' ? 'mês' : period,
      each: formatSaidAmount(each),
      month: formatSaidAmount(month),
    }),
    known: { ...known, money: [...known.money, month], result: month },
  };
}

const BY_HOUR = /\d(?: reais| conto)? (?:por|a|cada) hora\b/u;
const COUNTED = new RegExp(
  [
    String.raw`\b(\d{1,4}) [\p{L} ]{2,25}?(?:a|por|de) (?:r\$ ?)?(\d[\d.]*(?:,\d{1,2})?)(?: reais)?(?: cada|`,
    String.raw` por mes| a unidade)?\b(?! hora|%| por cento| ?(?:anos|meses|dias|horas))`,
  ].join(''),
  'u',
);

/** A number of things, or of hours, at a price each. */
function computeProduct({ folded, told, known }: Given): Step | null {
  const [, things, each = ''] = BY_HOUR.test(folded) ? [] : (COUNTED.exec(folded) ?? []);
  const price =
    things === undefined ? told[0] : Math.round(Number(each.replace('.', '').replace(',', '.')) * 100);
  const count = things === undefined ? (BY_HOUR.test(folded) ? known.hours : null) : Number(things);
  if (price === undefined || count === null || count < 2 || price < 100 || count >= LEAST_MONTH) return null;
  const result = price * count;
  return {
    text: say('product', {
      price: formatSaidAmount(price),
      count: String(count),
      result: formatSaidAmount(result),
    }),
    known: { ...known, money: [...known.money, result], result },
  };
}

const COMPARES = /\b(?:diferenca|a mais|a menos|aumento|por cento|falta|sobra)\b|%/u;

function computeDifference({ folded, told, asks, before, known }: Given): Step | null {
  const [one, two] = told;
  if (one === undefined) return null;
  if (two !== undefined) return compareTwo(one, two, folded, known);
  const last = before.money.at(-1);
  return last !== undefined && asks && COMPARES.test(folded) ? compareTwo(last, one, folded, known) : null;
}

/** Ways to calculate, the most telling first. */
const WAYS = [
  computeOtherPercent,
  computePercent,
  computeTotal,
  computeMiddle,
  computeHour,
  computeProduct,
  computeTimes,
  computeDifference,
];

const SHORT =
  /\b(?:ate|dar|deram|dao|com|cobrirem|pagar|pagam|oferec\w+) (?:so |ate |so ate )?(\d{1,2})\s*[?.!]*$/u;
/** Cents. */
const THOUSAND = 100_000;

/** The sum of one message: the first way that fits. */
function computeNextSum(text: string, before: Calculated): Step {
  const folded = foldKey(hideIdentifiers(text));
  const figures = readFigures(folded);
  const told = figures.filter(({ unit }) => unit === 'money').map(({ value }) => value);
  // “Só até 10”, where amounts are of thousands, is ten thousand.
  const short = SHORT.exec(folded)?.[1];
  if (told.length <= 1 && short !== undefined && (told[0] ?? before.money.at(-1) ?? 0) >= THOUSAND)
    told.push(Number(short) * THOUSAND);
  const find = (unit: Figure['unit']): number | null =>
    figures.find((figure) => figure.unit === unit)?.value ?? null;
  const known: Calculated = {
    ...before,
    money: [...before.money, ...told],
    hours: find('hours') ?? before.hours,
  };
  const given: Given = {
    folded,
    told,
    percent: find('percent'),
    count: find('count'),
    asks: ASKS.test(folded),
    before,
    known,
  };
  for (const compute of WAYS) {
    const step = compute(given);
    if (step) return step;
  }
  return { text: null, known };
}

const findPeriod = (folded: string): string =>
  /\b(?:por|ao|no|na|cada|a) (dia|semana|mes)\b/u.exec(folded)?.[1] ?? '';

/** Compares two amounts: income and spending, or the difference between them. */
function compareTwo(one: number, two: number, folded: string, known: Calculated): Step {
  const [low, high] = [Math.min(one, two), Math.max(one, two)];
  if (low === 0) return { text: null, known };
  const isSpending = /\b(?:gasto|gasta|gastamos|despesa|contas|aluguel)\b/u.test(folded);
  const months = Number(/\b(\d{1,2}) mes/u.exec(folded)?.[1] ?? 1);
  const difference = high - low;
  if (isSpending)
    return {
      text: say(months > 1 ? 'gapMonths' : 'gap', {
        one: formatSaidAmount(one),
        two: formatSaidAmount(two),
        difference: formatSaidAmount(difference),
        months: String(months),
        total: formatSaidAmount(difference * months),
      }),
      known: { ...known, result: difference },
    };
  return {
    text: say(one <= two ? 'more' : 'less', {
      one: formatSaidAmount(one),
      two: formatSaidAmount(two),
      difference: formatSaidAmount(difference),
      percent: computeRate(difference, one),
    }),
    known: { ...known, result: difference },
  };
}

/** A sum in words. */
export interface Sum {
  readonly text: string;
  /** Whether the message asks for it, and is no mere telling of amounts. */
  readonly isAsked: boolean;
}

/**
 * The sum that a message asks for or implies, with the earlier numbers of the conversation; null if there is none.
 */
export function computeSum(text: string, before: readonly string[]): Sum | null {
  const known = before.reduce((all, one) => computeNextSum(one, all).known, NOTHING);
  const sum = computeNextSum(text, known).text;
  return sum === null ? null : { text: sum, isAsked: ASKS_SUM.test(foldKey(text)) };
}

const ASKS_SUM =
  /%|\b(?:por cento|quantos? (?:e|da|fica|falta|sobra)|quanto em|soma|some|meio termo|media|hora|nao era|se (?:for|fosse) \d|conta)\b/u;
