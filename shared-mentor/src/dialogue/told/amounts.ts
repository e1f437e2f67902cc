import { formatReais } from '@aura/shared-jobs/net-income';
import type { ToldKey } from '../card.ts';
import { hideIdentifiers } from './hide-identifiers.ts';

/** An amount in a message, and its position. */
interface Amount {
  readonly cents: number;
  readonly start: number;
  readonly end: number;
}

const AMOUNT = new RegExp(
  [
    String.raw`(?<![\d.,/])(r\$ ?)?(\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?|\d+(?:[.,]\d{1,2})?)( ?(?:mil|`,
    String.raw`k)\b)?(?! ?(?:%|por cento|anos?|mes|meses|dias?|horas?|hs?\b|semanas?|pessoas|vagas|`,
    String.raw`curriculos|minutos|min\b|vezes|itens|filhos?|dependentes?|semestre|parcelas?|`,
    String.raw`projetos|paginas|[/º°ª]))(?![\d/]|[.,]\d)`,
  ].join(''),
  'gu',
);
const LEAST_REAIS = 50;

/** “4 a 5 mil”: both are thousands. */
const RANGE = /\b(\d{1,2}) ?(?:a|e|ate|-|ou) ?(\d{1,2}) ?(mil|k)\b/gu;

/** What is counted behind a plain number, so that it is no money: “60 câmaras”, “140 processos”. */
const COUNTED =
  /^ (?!(?:reais|contos|pilas?|paus|pratas|dolares|euros|brutos|liquidos|limpos|fixos|mensais|depois|antes|menos|apenas|todos|todas|eles|elas)\b)[a-z]{4,}s\b/u;

const isYear = (text: string): boolean => /^(?:19|20)\d{2}$/u.test(text);

/** Every amount of money in a folded message. */
function findAmounts(folded: string): readonly Amount[] {
  const plain = folded.replaceAll(
    RANGE,
    (_, low: string, high: string, mil: string) => `${low} ${mil} a ${high} ${mil}`,
  );
  return [...plain.matchAll(AMOUNT)].flatMap((match) => {
    const [whole, sign, figure = '', thousands] = match;
    const isPlain = !sign && !thousands;
    if (isPlain && isYear(figure) && /(?:em|desde|de|ate|ano) $/u.test(plain.slice(0, match.index)))
      return [];
    if (isPlain && COUNTED.test(plain.slice(match.index + whole.length))) return [];
    const number = Number(figure.replace(/\.(?=\d{3})/gu, '').replace(',', '.'));
    const reais = thousands ? number * 1000 : number;
    if (reais < LEAST_REAIS) return [];
    return [{ cents: Math.round(reais * 100), start: match.index, end: match.index + whole.length }];
  });
}

/** Words that say what an amount is, before it or right behind it. */
const NAMES: readonly (readonly [ToldKey, RegExp])[] = [
  ['benefits', /\b(?:vr|va|vale|beneficios?|refeicao|alimentacao|plano de saude)\b/gu],
  ['accountant', /\b(?:contador(?:a)?|contabilidade)\b/gu],
  [
    'cost',
    /(?<!contador |contadora |contabilidade )\b(?:gasto|gastando|custa|custo|passagem|transporte|gasolina|aluguel)\b/gu,
  ],
  ['pj', /\b(?:pj|nota|invoice)\b/gu],
  [
    'wish',
    /\b(?:quero|queria|pedir|pedi|pedindo|peco|pretensao|gostaria|pretendo|cobrar|chegar a|tirar|meta)\b/gu,
  ],
  [
    'offer',
    /\b(?:ofere\w+|proposta|oferta|me deram|vaga paga|pagam|(?<!patrao |chefe |firma |ele |ela )paga|nova|presencial|remot\w+|hibrid\w+)\b/gu,
  ],
  [
    'salary',
    /\b(?:ganho|ganhava|ganhando|recebo|recebia|recebendo|salario|clt|hoje|atual|meu bruto|(?:patrao|chefe|firma|ele|ela) (?:me )?paga)\b/gu,
  ],
];

/**
 * Amounts of a folded message, by meaning. @param asked the value that the previous question asked for: a bare amount means
 * this value
 */
export function readAmounts(text: string, asked: ToldKey | null): ReadonlyMap<ToldKey, number> {
  const folded = hideIdentifiers(text);
  const told = new Map<ToldKey, number>();
  const amounts = findAmounts(folded);
  const plain = folded.replaceAll(
    RANGE,
    (_, low: string, high: string, mil: string) => `${low} ${mil} a ${high} ${mil}`,
  );
  let from = 0;
  let last: ToldKey | null = null;
  for (const { cents, start, end } of amounts) {
    const before = plain.slice(from, start);
    const named = findName(before) ?? (/^ ?(?:de |no |como )?pj\b/u.test(plain.slice(end)) ? 'pj' : null);
    const isRange: boolean = last !== null && /^ ?(?:a|ate|e|-|ou) ?$/u.test(before);
    const key: ToldKey = named ?? (isRange && last ? last : isOwn(asked) ? asked : 'amount');
    if (!told.has(key)) told.set(key, cents);
    else if (key === 'offer') told.set('otherOffer', cents);
    else if (key === 'wish') told.set('wishMost', cents);
    last = key;
    from = end;
  }
  return told;
}

const MONEY = new Set<ToldKey>(['salary', 'wish', 'offer', 'pj', 'benefits', 'cost', 'amount']);
const isOwn = (asked: ToldKey | null): asked is ToldKey => asked !== null && MONEY.has(asked);

/** The nearest name before an amount. */
function findName(before: string): ToldKey | null {
  const found = NAMES.flatMap(([key, pattern]) =>
    [...before.matchAll(pattern)].map(({ index }) => ({ key, index })),
  );
  return found.toSorted((a, b) => b.index - a.index)[0]?.key ?? null;
}

/** An amount in cents, in words. */
export const formatSaidAmount = (cents: number): string =>
  formatReais(cents).replace(/,00$/u, '').replaceAll('\u00A0', ' ');
