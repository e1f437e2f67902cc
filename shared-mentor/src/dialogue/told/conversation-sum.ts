import { foldKey } from '@aura/shared-career';
import { formatNumber } from '@aura/shared-domain';
import { formatSaidAmount, readAmounts } from './amounts.ts';
import {
  type Calculated,
  computeDifferenceOf,
  type Given,
  say,
  type Step,
  WEEKS,
  WORKDAYS,
} from './calculated.ts';
import { type Figure, readFigures } from './figures.ts';
import {
  computeAgain,
  computeBills,
  computeCommission,
  computeHowMany,
  computeLonger,
  computeParts,
  computePerHour,
  computeReserve,
  computeRest,
  computeTwoShares,
  readDays,
} from './going-sums.ts';
import { hideIdentifiers } from './hide-identifiers.ts';
import { listSupposed } from './supposed.ts';
import { computeAbsence, computeWork } from './work-sums.ts';

const NOTHING: Calculated = {
  money: [],
  percent: null,
  percents: [],
  base: null,
  result: null,
  current: null,
  month: null,
  hours: null,
  days: null,
  parts: null,
  paidHours: [],
  commission: null,
  fund: null,
  cost: null,
  each: null,
};
/** Usual hours of a month for computing pay, if the contract says nothing else. */
const FULL_MONTH = 220;
const LEAST_MONTH = 100;

const ASKS =
  /\?|\b(?:quanto|quantos|quantas|qto|qts|percentual|porcentagem|conta|soma|some|calcul\w+|da quanto|fica|diferenca|%|por cento)\b|%/u;

/** A share of the time, not of money. */
const OF_PRESENCE = /\d+ ?% (?=home|remot|presenc|online|hibrid)/gu;

/** Another percentage in the place of the last one: “e se for 12?”, “não era 13, era 12”. */
const OTHER_PERCENT = new RegExp(
  [
    String.raw`^(?:e |mas )?se (?:for|fosse|der|desse)m? (\d{1,2}(?:,\d+)?) ?%?\s*\??$|`,
    String.raw`\bnao era[^\d]*\d+[^\d]+(?:era|e|sao)[^\d]*(\d+(?:,\d+)?)|\bquis dizer (\d+) ?%?$`,
  ].join(''),
  'u',
);

function computeShare(percent: number, base: number, folded: string, known: Calculated): Step {
  const share = Math.round((base * percent) / 100);
  const isAlone = FINE.test(folded) || (OF_SHARE.test(folded) && !ON_TOP_OF.test(folded));
  return {
    text: say(isAlone ? 'shareAlone' : 'share', {
      percent: `${formatNumber(percent, Number.isInteger(percent) ? 0 : 1)}%`,
      amount: formatSaidAmount(base),
      share: formatSaidAmount(share),
      raised: formatSaidAmount(base + share),
    }),
    known: { ...known, percent, base, result: isAlone ? share : base + share },
  };
}

/** A share of an amount, which nobody adds to it: “8% de 2.350”, “a multa de 40%”. */
const OF_SHARE =
  /\b(?:multa|fgts|comiss\w*|imposto|inss|dizimo|descont\w*)\b|(?:%|por cento) (?:de|do|da|dess[ea]|diss?o)\b/u;
const ON_TOP_OF =
  /\b(?:aument\w*|reajust\w*|acresc\w*|a mais|em cima|subir|subiu|pedir|peco|quero|queria|seria|ganharia|passar)\b/u;

function computeOtherPercent({ folded, told, before, known }: Given): Step | null {
  const found = OTHER_PERCENT.exec(folded)
    ?.slice(1)
    .find((figure) => figure !== undefined);
  return found === undefined || before.percent === null || before.base === null || told.length > 0
    ? null
    : computeShare(Number(found.replace(',', '.')), before.base, folded, known);
}

/** Words with which a percentage is one of money: a statement such as “95% renovam” is none. */
const OF_MONEY =
  /\?|\b(?:quanto|aument\w*|reajust\w*|descont\w*|multa|comiss\w*|acresc\w*|em cima|quero|pedir|pedi|seria|fica|subir|subiu|imposto|conta)\b/u;
/** On top of the last sum, not in its place. */
const ON_TOP = /\b(?:mais|em cima|disso|desse|depois)\b/u;
const FEW_WORDS = 6;

function computePercent({ folded, told, percent, asks, before, known }: Given): Step | null {
  if (percent === null || percent > 100) return null;
  if (!asks && !/^(?:e |mas )?(?:com|se)\b/u.test(folded) && !FINE.test(folded)) return null;
  if (told.length === 0 && !OF_MONEY.test(folded) && folded.split(' ').length > FEW_WORDS) return null;
  // “Pensando melhor, 15%” takes the place of the percentage before.
  const same = before.percent !== null && !ON_TOP.test(folded) ? before.base : null;
  const base = told[0] ?? same ?? before.result ?? before.money.at(-1);
  return base === undefined ? null : computeShare(percent, base, folded, known);
}

const ADDS = new RegExp(
  [
    String.raw`\b(?:soma|some|somando|somar|junta|juntando|juntar|juntos|juntas|ao todo|no total)\b|\b(?:os dois|`,
    String.raw`as duas|ambos|tudo) (?:da|dao|fica|ficam) (?:quanto|qto)\b|\b(?:quanto|qto) (?:da|dao|fica|`,
    String.raw`ficam) (?:os dois|as duas|ambos|tudo)\b`,
  ].join(''),
  'u',
);
/** “Somando mais 300”. */
const MORE = /\b(?:mais|com) (?:os |uns |esses )?(?:r\$ ?)?\d/u;
const BOTH = /\b(?:os dois|as duas|ambos|ambas)\b/u;

/** Amounts together: those of the message, one more, the last two (“somando os dois”), or what was reckoned. */
function computeTotal({ folded, told, before, known }: Given): Step | null {
  if (!ADDS.test(folded)) return null;
  const [one = 0, two = 0] = before.money.slice(-2);
  // The difference of two amounts is not what they make together.
  const isOfBoth = BOTH.test(folded) || (before.result === Math.abs(one - two) && !/\d/u.test(folded));
  const { base, percent, result } = before;
  // A share alone is put on what it is of: “8% de 2.350”, then “agora soma no salário”.
  const isShare = base !== null && percent !== null && result === Math.round((base * percent) / 100);
  const last = isShare ? base + result : two > 0 && isOfBoth ? one + two : result;
  const total =
    told.length > 1
      ? told.reduce((sum, cents) => sum + cents, 0)
      : told[0] === undefined
        ? last
        : MORE.test(folded)
          ? (before.result ?? before.money.at(-1) ?? 0) + told[0]
          : null;
  return total === null || total === told[0]
    ? null
    : { text: say('total', { total: formatSaidAmount(total) }), known: { ...known, result: total } };
}

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
  if (count === null || price === undefined || told.length > 0 || period === null) return null;
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
    known: {
      ...known,
      money: [...known.money, month],
      result: month,
      current: { cents: each, period },
      month,
    },
  };
}

const BY_HOUR = /\d(?: reais| conto)? (?:por|a|cada) hora\b/u;
const COUNTED = new RegExp(
  [
    String.raw`\b(\d{1,4}) (?!anos?\b|mes(?:es)?\b|dias?\b|semanas?\b|h\b|horas?\b|por )[\p{L} ]{2,25}?(?:a|por|de) `,
    String.raw`(r\$ ?)?(\d[\d.]*(?:,\d{1,2})?)( reais)?( cada| por mes| a unidade)?\b`,
    String.raw`(?! hora|%| por cento| ?(?:anos|meses|dias|horas|mil|k)\b)`,
  ].join(''),
  'u',
);

/** From this on a bare number is a price. */
const LEAST_PRICE = 50;

/** A number of things, or of hours, at a price each. */
function computeProduct({ folded, told, known }: Given): Step | null {
  const [, counted, sign, each = '', reais, unit] = BY_HOUR.test(folded) ? [] : (COUNTED.exec(folded) ?? []);
  const isPrice =
    Boolean(sign ?? reais ?? unit) || Number(each.replace('.', '').replace(',', '.')) >= LEAST_PRICE;
  const things = isPrice ? counted : undefined;
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
/** Amounts of different kinds: a discount of the pay, a share of the fund. */
const UNLIKE = /\b(?:descont\w+|vt|vale|multa|fgts|fundo|saldo|comiss\w+|reserva|guardad\w+)\b/u;
/** Two amounts are compared unasked if the one is at most so many times the other. */
const COMPARABLE = 4;

function computeDifference({ folded, told, asks, before, known }: Given): Step | null {
  const [one, two] = told;
  const [first, second] = before.money.slice(-2);
  // “Quanto dá de diferença no ano?” after both were told.
  if (one === undefined)
    return first !== undefined && second !== undefined && /\bdiferenca\b/u.test(folded)
      ? computeDifferenceOf(first, second, folded, known)
      : null;
  const isCompared = asks && COMPARES.test(folded);
  if (two !== undefined)
    return isCompared || (!UNLIKE.test(folded) && Math.max(one, two) <= COMPARABLE * Math.min(one, two))
      ? computeDifferenceOf(one, two, folded, known)
      : null;
  const last = before.money.at(-1);
  return last !== undefined && isCompared ? computeDifferenceOf(last, one, folded, known) : null;
}

/** Ways to calculate, the most telling first. */
const WAYS = [
  computeOtherPercent,
  computeTwoShares,
  computeCommission,
  computeHowMany,
  computeReserve,
  computeParts,
  computeRest,
  computeLeft,
  computeAgain,
  computePercent,
  computeTotal,
  computeMiddle,
  computeAbsence,
  computePerHour,
  computeHour,
  computeLonger,
  computeWork,
  computeProduct,
  computeTimes,
  computeBills,
  computeDifference,
];

const LEFT = /\b(?:quanto|qto) (?:me |que )?sobra\b/u;

/** What is left of what comes in without what goes out: “vendo 1.400, gasto 600”, then “quanto sobra?”. */
function computeLeft({ folded, told, before, known }: Given): Step | null {
  const { cost } = before;
  const income = before.money.findLast((cents) => cost !== null && cents > cost);
  if (!LEFT.test(folded) || told.length > 0 || cost === null || income === undefined) return null;
  return {
    text: say('rest', {
      amount: formatSaidAmount(income),
      less: formatSaidAmount(cost),
      rest: formatSaidAmount(income - cost),
    }),
    known: { ...known, result: income - cost, current: { cents: income - cost, period: 'mes' } },
  };
}

const SHORT =
  /\b(?:ate|dar|deram|dao|com|cobrirem|pagar|pagam|oferec\w+) (?:so |ate |so ate )?(\d{1,2})\s*[?.!]*$/u;
/** Cents. */
const THOUSAND = 100_000;

/** “A multa de 40”: its percentage is known. */
const FINE = /\bmulta (?:de |dos )40\b/u;
const DISMISSAL_PERCENT = 40;

/** “De 4 pra 2,5%”: both are percentages. */
const BOTH_PERCENTS = /\b(\d{1,2}(?:,\d+)?) ?%? (?:pra|para|a) (\d{1,2}(?:,\d+)?) ?(?:%|por cento)/u;

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
  const amounts = figures.filter(({ unit }) => unit === 'money');
  const last = amounts.at(-1);
  const days = readDays(folded);
  const both = BOTH_PERCENTS.exec(folded)
    ?.slice(1)
    .map((figure) => Number(figure.replace(',', '.')));
  const percents = both ?? figures.filter(({ unit }) => unit === 'percent').map(({ value }) => value);
  const known: Calculated = {
    ...before,
    money: [...before.money, ...told],
    percents: percents.length === 1 ? [] : percents.length === 2 ? percents : before.percents,
    current: last ? { cents: last.value, period: last.period ?? amounts[0]?.period ?? null } : before.current,
    hours: find('hours') ?? before.hours,
    days: days ?? before.days,
    paidHours: [...before.paidHours, ...collectPaidHours(figures)],
    fund: FUND.test(folded) ? (findAfter(amounts, OF_FUND) ?? before.fund) : before.fund,
    cost: findAfter(amounts, OF_COST) ?? before.cost,
  };
  const given: Given = {
    folded,
    amounts,
    told,
    percent: find('percent') ?? (FINE.test(folded) ? DISMISSAL_PERCENT : null),
    count: find('count'),
    days,
    asks: ASKS.test(folded.replaceAll(OF_PRESENCE, ' ')),
    before,
    known,
  };
  for (const compute of WAYS) {
    const step = compute(given);
    if (step) return { ...step, known: withCurrent(step.known, known) };
  }
  return { text: null, known };
}

/** A new result is what the next sum goes on with. */
const withCurrent = (after: Calculated, known: Calculated): Calculated =>
  after.result !== null && after.result !== known.result && after.current === known.current
    ? { ...after, current: { cents: after.result, period: null } }
    : after;

const FUND = /\b(?:reserva|guardad\w+|poupanca|juntei|juntad\w+)\b/u;
const OF_FUND = /\b(?:reserva|tenho|guardad\w+|guardei|poupanca|juntei)\b[^\d]*$/u;
const OF_COST =
  /\b(?:cort\w+|reduz\w+|baix\w+|diminu\w+|gasto|gastar|gastando|custo|despesas?|minhas contas|aluguel|pago)\b[^\d]{0,20}$/u;

const findAfter = (amounts: readonly Figure[], words: RegExp): number | undefined =>
  amounts.find(({ before, period }) => period !== 'dia' && words.test(before))?.value;

/** Hours with the amount that follows them. */
const collectPaidHours = (figures: readonly Figure[]): Calculated['paidHours'] =>
  figures.flatMap(({ unit, value }, at) => {
    const next = figures[at + 1];
    return unit === 'hours' && next?.unit === 'money' ? [{ hours: value, cents: next.value }] : [];
  });

const findPeriod = (folded: string): 'dia' | 'semana' | 'mes' | null => {
  const [, period] = /\b(?:por|ao|no|na|cada|a) (dia|semana|mes)\b/u.exec(folded) ?? [];
  return period === 'dia' || period === 'semana' || period === 'mes' ? period : null;
};

/** A sum in words. */
export interface Sum {
  readonly text: string;
  /** Whether the message asks for it, and is no mere telling of amounts. */
  readonly isAsked: boolean;
}

/** Whether a message tells the pay of a CLT and of a PJ, to be compared. */
export function isContractComparison(text: string): boolean {
  const folded = foldKey(text);
  const told = readAmounts(folded, null);
  return told.has('pj') && told.has('salary') && /\bclt\b/u.test(folded) && /\bpj\b/u.test(folded);
}

/**
 * The sum that a message asks for or implies, with the earlier numbers of the conversation; null if there is none.
 * @param answers what the mentor said to each earlier message: “e 10% disso?” may mean a figure of its own
 */
export function computeSum(
  text: string,
  before: readonly string[],
  answers: readonly string[] = [],
): Sum | null {
  // A CLT and a PJ are compared by what each leaves, not by their figures.
  if (isContractComparison(text)) return null;
  const supposed = listSupposed([...before, text], answers);
  const last = supposed.at(-1)?.text ?? null;
  if (last !== null) return { text: last, isAsked: true };
  const known = before.reduce(
    (all, one, at) =>
      withResult(computeSumAfter(one, all, answers[at - 1] ?? '').known, supposed[at]?.result ?? null),
    NOTHING,
  );
  const sum = computeSumAfter(text, known, answers[before.length - 1] ?? '').text;
  if (sum === null) return null;
  const folded = foldKey(writeShare(text));
  // “Vão pagar em 3 vezes, pode?” asks for a rule.
  const asksForRule = ASKS_RULE.test(folded) && readAmounts(folded, null).size === 0;
  return asksForRule ? null : { text: sum, isAsked: ASKS_SUM.test(folded) };
}

const ASKS_RULE =
  /\b(?:podem?|pode isso|e certo|ta certo|esta certo|e legal|e normal|e permitido|tem direito|obrigad[oa]s?)\s*\??$/u;

/** The sum of a message with the figure of the answer before it, where it means that; else with the person's own. */
function computeSumAfter(text: string, before: Calculated, answer: string): Step {
  const plain = writeShare(text);
  const figure =
    MEANS_IT.test(foldKey(text)) || before.money.length === 0 ? readAnswer(answer, before) : null;
  const step = figure && computeNextSum(plain, figure);
  return step && step.text !== null ? step : computeNextSum(plain, before);
}

/** “Disso”, “e por ano?”: what was said last is meant. */
const MEANS_IT = /\b(?:disso|disto|isso|desse|desses|deste|dele|nisso|esse valor)\b/u;

/** “Metade disso” is half of it in figures. */
const writeShare = (text: string): string => text.replace(/(?<!\p{L})metade (?=d)/iu, '50% ');

/** The numbers known so far, with the first amount of an answer that nobody told the mentor; null if it has none. */
function readAnswer(answer: string, before: Calculated): Calculated | null {
  // A sum of the conversation is known already, with how often it comes.
  if (before.result !== null && answer.includes(formatSaidAmount(before.result))) return null;
  for (const { 0: amount, index } of answer.matchAll(/R\$ \d[\d.]*(?:,\d{2})?(?: (?:por|ao) \p{L}+)?/gu)) {
    const figure = readFigures(foldKey(amount)).find(({ unit }) => unit === 'money');
    if (!figure || before.money.includes(figure.value)) continue;
    const { value, period } = figure;
    const isOfHour = OF_HOUR.test(foldKey(answer.slice(0, index)));
    const current = { cents: value, period: isOfHour ? ('hora' as const) : period };
    return { ...before, money: [...before.money, value], base: null, percent: null, result: value, current };
  }
  return null;
}
const OF_HOUR = /\bhora\b[^.;]*$/u;

/** What a sum over the conversation comes to is what the next one goes on with. */
const withResult = (known: Calculated, result: number | null): Calculated =>
  result === null ? known : { ...known, result, current: { cents: result, period: 'mes' }, month: result };

const ASKS_SUM = new RegExp(
  [
    String.raw`%|\b(?:quanto tempo|se eu (?:cort|reduz|baix|diminu)\w+|`,
    String.raw`por cento|em cima d\w+|(?:quant[oa]s?|qto|qts?) (?:e|da|daria|fica|ficaria|falta|sobra|por|no)|`,
    [
      String.raw`(?:da|dao|daria|perdendo|sobra) (?:quanto|qto)|em (?:\d+|quanto) ?(?:x|vezes|meses)|quanto em|juntos|juntas|`,
      String.raw`diferenca (?:de um|de uma|no|por)|quanto por|por dia|soma(?:ndo)?|ao todo|no total|quanto (?:me )?sobra|`,
    ].join(''),
    String.raw`some|meio termo|media|hora|nao era|se (?:for|fosse) (?:em )?\d|conta|e (?:no|por) (?:mes|ano|dia)|`,
    String.raw`vender \d+|empatar|(?:quantos?|qto) (?:eu )?(?:to|estou|tou) perdendo|`,
    String.raw`quant[oa]s \p{L}+(?: (?:no|por|ao) (?:mes|ano|dia))?$|falt\w+)(?:\b|$)`,
  ].join(''),
  'u',
);
