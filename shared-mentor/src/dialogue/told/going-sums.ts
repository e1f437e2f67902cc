import { formatNumber } from '@aura/shared-domain';
import { formatSaidAmount } from './amounts.ts';
import {
  type Calculated,
  computeDifferenceOf,
  type Given,
  say,
  type Step,
  WEEKS,
  WORKDAYS,
} from './calculated.ts';
import type { Period } from './figures.ts';

/** Sums that go on with an amount of the conversation: divided, reduced, for a longer time, beside another one. */

const MONTHS = 12;
/** Monthly hours of a weekly hour: 44 hours a week are 220 a month, the paid day of rest among them. */
const MONTH_HOURS = 5;
const LONGEST_WEEK = 48;
const SHORT = 9;

const PERIOD_NAMES: Readonly<Record<Period, string>> = {
  hora: 'hora',
  dia: 'dia',
  semana: 'semana',
  mes: 'mês',
  ano: 'ano',
  unidade: 'unidade',
};

const PARTS = /\b(?:em|de|por) (\d{1,2}) ?(?:x|vezes|parcelas?)\b(?! (?:por|na|no|ao) )/u;
const OTHER_PARTS = /^(?:e |mas )?se (?:for|fosse|forem|dividir|parcelar) em (\d{1,2})\b/u;
const INSTALMENTS = /\b(\d{1,2}) ?(?:x|vezes|parcelas?) (?:de|por) (?:r\$ ?)?\d/u;
const EACH_PART = /\b(?:cada|por mes|parcela)\b/u;

/** An amount in instalments: “6.300 em 7x”, then “e se fosse em 5?”. */
export function computeParts({ folded, told, asks, before, known }: Given): Step | null {
  const several = INSTALMENTS.exec(folded)?.[1];
  const one = told[0];
  if (several !== undefined && one !== undefined && told.length === 1) {
    const total = one * Number(several);
    return {
      text: say('product', { count: several, price: formatSaidAmount(one), result: formatSaidAmount(total) }),
      known: { ...known, result: total, current: { cents: total, period: null } },
    };
  }
  const other = before.parts === null ? undefined : OTHER_PARTS.exec(folded)?.[1];
  const count = Number(other ?? PARTS.exec(folded)?.[1] ?? 0);
  if (count > 1) {
    const amount = told[0] ?? before.parts?.amount ?? before.current?.cents;
    if (amount === undefined) return null;
    const parts = { amount, count };
    return {
      text: asks || other !== undefined ? describeParts(parts) : null,
      known: { ...known, parts, current: { cents: Math.round(amount / count), period: 'mes' } },
    };
  }
  return before.parts !== null && told.length === 0 && asks && EACH_PART.test(folded)
    ? { text: describeParts(before.parts), known }
    : null;
}

const describeParts = ({ amount, count }: { readonly amount: number; readonly count: number }): string =>
  say('parts', {
    amount: formatSaidAmount(amount),
    count: String(count),
    part: formatSaidAmount(Math.round(amount / count)),
  });

const LESS = new RegExp(
  [
    String.raw`\b(?:tirando|tira|menos|descontando|descontar|gasto|gastando|pagando)\b[^\d]{0,20}?`,
    String.raw`(?:r\$ ?)?(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{2}))?( ?(?:mil|k)\b)?`,
    String.raw`(?!\d| ?(?:%|por cento|h|hs|horas?|min\w*|dias?|semanas?|mes|meses|anos?|km|x|vezes)\b)`,
  ].join(''),
  'u',
);

const EACH_TIME = /\b(?:por|cada|a cada|em cada) (?:dia|diaria|faxina|servico|plantao|aula|atendimento)\b/u;

/** What is left of the last sum without something: “tirando 40 de gasolina sobra quanto?”. */
export function computeRest({ folded, told, asks, before, known }: Given): Step | null {
  const { current } = before;
  const [, reais, cents, thousand] = LESS.exec(folded) ?? [];
  if (current === null || reais === undefined || told.length > 1) return null;
  if (!asks && (before.result === null || current.cents !== before.result)) return null;
  const less =
    (Number(reais.replaceAll('.', '')) * (thousand === undefined ? 1 : 1000) + Number(cents ?? 0) / 100) *
    100;
  const from =
    current.cents <= less && before.month !== null
      ? { cents: before.month, period: 'mes' as const }
      : current;
  // “25 de passagem por faxina” goes out each time.
  const isEach = EACH_TIME.test(folded) && from.period === 'mes' && before.days !== null;
  const whole = isEach ? Math.round(less * (before.days ?? 1)) : less;
  if (from.cents <= whole) return null;
  const rest = Math.round(from.cents - whole);
  return {
    text: say('rest', {
      amount: formatSaidAmount(from.cents),
      less: formatSaidAmount(whole),
      rest: formatSaidAmount(rest),
    }),
    known: { ...known, result: rest, current: { cents: rest, period: from.period } },
  };
}

const FOR = /\b(?:por|no|ao|pro|num|na|em um|da|cada) (dia|semana|mes|ano)\b|\b(mensal|anual)\b/gu;
/** What comes so often, and is no amount: “3h por dia”. */
const NO_PRICE = /\b\d+ ?(?:h|hs|horas?|min\w*|vezes|x) (?:por|ao|no|na|a|da|cada) \p{L}+/gu;
const DAYS = /\b(\d{1,2}) dias?\b(?! (?:de|uteis de|atras|d[ao]s? (?:mes|semana)))/u;
const DAYS_WEEK = new RegExp(
  [
    String.raw`\b([1-7]) (?:dias?|vezes|x) (?:por|na|da|a|em uma) semana\b|\b(?:faco|pego|faz|tenho|sao|trabalho|`,
    String.raw`atendo) (?:umas? |uns |so )?([1-7]) (?:(?:diarias?|faxinas?|plantoes|plantao) )?(?:por|na|a) semana\b`,
  ].join(''),
  'u',
);
const SOME_MONTHS = /\bem (\d{1,2}) meses\b/u;
/** The 13th and the third of the holidays come with it. */
const WITH_EXTRAS = /\b(?:13|decimo|ferias)\b/u;
const MOST_DAYS = 31;

/** The days of a month on which a person works, as a message tells them; null if it does not. */
export function readDays(folded: string): number | null {
  const [, byDays, bare] = DAYS_WEEK.exec(folded) ?? [];
  const week = byDays ?? bare;
  if (week !== undefined) return Number(week) * WEEKS;
  const days = Number(DAYS.exec(folded)?.[1] ?? 0);
  return days > 1 && days <= MOST_DAYS ? days : null;
}

/** Cents: so much is paid by the month, if nobody says otherwise. */
const LEAST_PAY = 60_000;

/** The same amount for a longer time: “e no mês?”, “isso dá quanto por ano?”, “20 dias no mês”. */
export function computeLonger({ folded, told, asks, days, before, known }: Given): Step | null {
  const { current } = known;
  if (current === null || told.length > 1 || WITH_EXTRAS.test(folded)) return null;
  const months = SOME_MONTHS.exec(folded)?.[1];
  // The last one is asked for: “18 reais por dia, quanto no mês?”.
  const [, by, adjective] = [...folded.replaceAll(NO_PRICE, ' ').matchAll(FOR)].at(-1) ?? [];
  const target = adjective === 'mensal' ? 'mes' : adjective === 'anual' ? 'ano' : (by ?? null);
  const isFresh = told.length === 0;
  // “120 a diária, isso dá quanto no mês?” tells and asks at once; “20 dias no mês” says how often.
  if (!asks && !(isFresh && days !== null && target === 'mes' && current.period === 'dia')) return null;
  const isMonthly = before.result === current.cents || (target === 'ano' && current.cents >= LEAST_PAY);
  const from = current.period ?? (isMonthly && isFresh ? 'mes' : null);
  const longer =
    months !== undefined && from === 'mes'
      ? { factor: Number(months), unit: `${months} meses`, to: null }
      : findFactor(from, target, days ?? before.days);
  if (longer === null) return null;
  const { factor, unit, to } = longer;
  const result = Math.round(current.cents * factor);
  return {
    text: say('longer', {
      amount: formatSaidAmount(current.cents),
      from: PERIOD_NAMES[from ?? 'mes'],
      unit,
      result: formatSaidAmount(result),
    }),
    known: { ...known, result, current: { cents: result, period: to } },
  };
}

function findFactor(
  from: Period | null,
  target: string | null,
  days: number | null,
): { readonly factor: number; readonly unit: string; readonly to: Period } | null {
  const perMonth = days ?? WORKDAYS;
  const count = formatNumber(perMonth, Number.isInteger(perMonth) ? 0 : 1);
  if (from === 'dia' && target === 'mes')
    return { factor: perMonth, unit: `${count} dias por mês`, to: 'mes' };
  if (from === 'dia' && target === 'ano')
    return { factor: perMonth * MONTHS, unit: `${count} dias por mês, doze meses`, to: 'ano' };
  if (from === 'semana' && target === 'mes')
    return { factor: WEEKS, unit: `${formatNumber(WEEKS, 2)} semanas por mês`, to: 'mes' };
  if (from === 'semana' && target === 'ano') return { factor: 52, unit: '52 semanas', to: 'ano' };
  if (from === 'mes' && target === 'semana')
    return { factor: 1 / WEEKS, unit: `${formatNumber(WEEKS, 2)} semanas por mês`, to: 'semana' };
  if (from === 'mes' && target === 'dia')
    return { factor: 1 / perMonth, unit: `${count} dias por mês`, to: 'dia' };
  if (from === 'ano' && target === 'mes') return { factor: 1 / MONTHS, unit: 'doze meses', to: 'mes' };
  return from === 'mes' && target === 'ano' ? { factor: MONTHS, unit: 'doze meses', to: 'ano' } : null;
}

/** Two shares of one amount: “caiu de 5% pra 3%”, then “vendo 40 mil por mês”. */
export function computeTwoShares({ told, percent, before, known }: Given): Step | null {
  const [one, two] = known.percents;
  const [amount] = told;
  if (one === undefined || two === undefined || amount === undefined || told.length > 1) return null;
  if (percent !== null && before.percents.length > 0) return null;
  const share = (of: number): number => Math.round((amount * of) / 100);
  const difference = Math.abs(share(one) - share(two));
  return {
    text: say('twoShares', {
      amount: formatSaidAmount(amount),
      one: describePercent(one),
      two: describePercent(two),
      oneShare: formatSaidAmount(share(one)),
      twoShare: formatSaidAmount(share(two)),
      difference: formatSaidAmount(difference),
    }),
    known: { ...known, result: difference, current: { cents: difference, period: 'mes' } },
  };
}

const describePercent = (percent: number): string =>
  `${formatNumber(percent, Number.isInteger(percent) ? 0 : 1)}%`;

const HOW_MUCH_LESS =
  /\b(?:perdendo|perco|perdi|a menos|a mais|diferenca|percentual|porcentagem|(?:em|qual o) %)(?:\b|$)|em %/u;

/** The difference of the last sum, or of the last two amounts, once more: “tô perdendo quanto?”, “qual a diferença em %?”. */
export function computeAgain({ folded, told, percent, asks, before, known }: Given): Step | null {
  if (!asks || told.length > 0 || percent !== null || !HOW_MUCH_LESS.test(folded)) return null;
  if (folded.split(' ').length > SHORT) return null;
  const isOfBoth =
    /\bde um (?:pr?o|para o) outro\b|\bde uma (?:pra|para a) outra\b|\bentre (?:os dois|as duas|eles|elas)\b/u.test(
      folded,
    );
  if (
    !isOfBoth &&
    before.result !== null &&
    before.current?.cents === before.result &&
    before.current.period !== null
  )
    return {
      text: say('again', {
        amount: formatSaidAmount(before.result),
        period: PERIOD_NAMES[before.current.period],
      }),
      known,
    };
  const [one, two] = before.money.slice(-2);
  return one === undefined || two === undefined ? null : computeDifferenceOf(one, two, folded, known);
}

/** Two ways to be paid, by the hour: “20h por semana por 1.400, hoje 40h por 2.600”. */
export function computePerHour({ folded, asks, known }: Given): Step | null {
  const [one, two] = known.paidHours.slice(-2);
  if (!asks || !/\b(?:por|a) hora\b/u.test(folded) || one === undefined || two === undefined) return null;
  return { text: say('perHour', { one: describeHours(one), two: describeHours(two) }), known };
}

function describeHours({ hours, cents }: Calculated['paidHours'][number]): string {
  const month = hours <= LONGEST_WEEK ? hours * MONTH_HOURS : hours;
  return `${formatSaidAmount(cents)} por ${hours}h, ${formatSaidAmount(Math.round(cents / month))}`;
}

const LASTS = /\b(?:aguento|segur\w+|dura|duram|da pra|da para|quanto tempo|viver|meses)\b/u;

/** How long what was put aside lasts, or how much is to be put aside. */
export function computeReserve({ folded, before, known }: Given): Step | null {
  const { fund, cost } = known;
  const isNew = fund !== before.fund || cost !== before.cost;
  const months = /\b(\d{1,2}) mes(?:es)? de reserva/u.exec(folded)?.[1];
  if (months !== undefined && cost !== null)
    return {
      text: say('reserve', {
        months,
        cost: formatSaidAmount(cost),
        total: formatSaidAmount(cost * Number(months)),
      }),
      known,
    };
  if (fund === null || cost === null || !(isNew || LASTS.test(folded))) return null;
  return {
    text: say('lasts', {
      fund: formatSaidAmount(fund),
      cost: formatSaidAmount(cost),
      months: formatNumber(fund / cost, 1),
    }),
    known,
  };
}

const SOLD = /\b(?:vend\w*|fatur\w*)\b[^\d]{0,25}$/u;
const SOLD_THOUSANDS = /\bvend\w* (?:uns |so )?(\d{1,3})(?: mil| k)?\s*[?.!]*$/u;
const THOUSAND = 100_000;

const OTHER_SHARE =
  /^(?:e |mas )?(?:com|se (?:for|fosse|fossem)|a) (?:uns )?\d{1,2}(?:,\d+)? ?(?:%|por cento)/u;

/** What a commission is of what was sold, with the fixed pay: “1.600 fixo mais 3%, vendi 25 mil”; then “e com 4%?”. */
export function computeCommission({ folded, amounts, told, percent, before, known }: Given): Step | null {
  if (percent !== null && /\bcomiss/u.test(folded)) {
    const sold = amounts.find((one) => SOLD.test(one.before))?.value;
    const fixed = /\bfixo\b/u.test(folded) ? (told.find((cents) => cents !== sold) ?? null) : null;
    return sold === undefined ? null : describeCommission({ percent, fixed, sold }, known);
  }
  if (before.commission === null) return null;
  if (percent !== null && told.length === 0 && OTHER_SHARE.test(folded))
    return describeCommission({ ...before.commission, percent }, known);
  const thousands = SOLD_THOUSANDS.exec(folded)?.[1];
  return thousands === undefined
    ? null
    : describeCommission({ ...before.commission, sold: told[0] ?? Number(thousands) * THOUSAND }, known);
}

function describeCommission(commission: NonNullable<Calculated['commission']>, known: Calculated): Step {
  const { percent, fixed, sold } = commission;
  const share = Math.round((sold * percent) / 100);
  const total = share + (fixed ?? 0);
  return {
    text: say(fixed === null ? 'commission' : 'commissionFixed', {
      percent: describePercent(percent),
      amount: formatSaidAmount(sold),
      share: formatSaidAmount(share),
      fixed: formatSaidAmount(fixed ?? 0),
      total: formatSaidAmount(total),
    }),
    known: { ...known, commission, result: total, current: { cents: total, period: 'mes' } },
  };
}

const EXPENSES = new RegExp(
  [
    String.raw`\b(?:aluguel|luz|agua|internet|mercado|cartao|escola|faculdade|gasolina|combustivel|transporte|contas?|boletos?|`,
    String.raw`prestac\w+|parcelas?|condominio|gas|ajudantes?|funcionari[oa]s?|diarista|material|mei|das|imposto|telefone|`,
    String.raw`celular|remedios?|pensao|financiamento|emprestimo|plano|seguro|creche|comida|feira)\b`,
  ].join(''),
  'gu',
);
const INCOME =
  /\b(?:ganho|ganhei|ganhando|recebo|recebi|entra|entram|entrou|entraram|salario|renda|faturo|faturei|tiro|tirei)\b[^\d]{0,15}$/u;

/** Several bills together. */
export function computeBills({ folded, amounts, told, known }: Given): Step | null {
  const income = amounts.find(({ before: words }) => INCOME.test(words))?.value ?? null;
  const bills = income === null ? told : told.filter((cents) => cents !== income);
  if (bills.length < 2 || (folded.match(EXPENSES) ?? []).length < bills.length) return null;
  const total = bills.reduce((sum, cents) => sum + cents, 0);
  if (income !== null)
    return {
      text: say(total > income ? 'short' : 'left', {
        total: formatSaidAmount(total),
        income: formatSaidAmount(income),
        rest: formatSaidAmount(Math.abs(total - income)),
      }),
      known: { ...known, cost: total, result: Math.abs(total - income) },
    };
  return {
    text: say('total', { total: formatSaidAmount(total) }),
    known: { ...known, cost: total, result: total, current: { cents: total, period: 'mes' } },
  };
}

const HOW_MANY = /\b(?:quant[oa]s|qt[oa]s) (?!%|por cento|meses|dias|horas|anos)\p{L}+/u;
const OWN_SHARE = /\b(?:tirar|sobrar|ganhar|pra mim|para mim)\b/u;

const countPieces = (cents: number, each: number): string => formatNumber(Math.ceil(cents / each), 0);

/** How many pay the bills, by what each leaves: “cada serviço me sobra 150, quantos carros?”; then “e pra eu tirar 4 mil?”. */
export function computeHowMany({ folded, told, asks, before, known }: Given): Step | null {
  const { cost, each } = before;
  const [amount] = told;
  if (cost === null || amount === undefined || told.length > 1) return null;
  if (HOW_MANY.test(folded) && amount < cost)
    return {
      text: say('howMany', {
        cost: formatSaidAmount(cost),
        each: formatSaidAmount(amount),
        count: countPieces(cost, amount),
      }),
      known: { ...known, each: amount },
    };
  const goesOn = asks || /^(?:e |mas )?(?:pra|para|se)\b/u.test(folded);
  if (each === null || !goesOn || !OWN_SHARE.test(folded)) return null;
  const total = cost + amount;
  return {
    text: say('howManyMore', {
      total: formatSaidAmount(total),
      cost: formatSaidAmount(cost),
      own: formatSaidAmount(amount),
      each: formatSaidAmount(each),
      count: countPieces(total, each),
    }),
    known,
  };
}
