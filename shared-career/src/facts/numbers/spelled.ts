import type { TextRange } from '../../text/index.ts';

/** Number words, folded, Portuguese and English. "Um" and "one" are articles unless they belong to a larger number. */
const VALUES: ReadonlyMap<string, number> = new Map(
  (
    'zero:0 dois:2 duas:2 tres:3 quatro:4 cinco:5 seis:6 sete:7 oito:8 nove:9 dez:10 onze:11 doze:12 treze:13 ' +
    'catorze:14 quatorze:14 quinze:15 dezesseis:16 dezasseis:16 dezessete:17 dezassete:17 dezoito:18 dezenove:19 ' +
    'dezanove:19 vinte:20 trinta:30 quarenta:40 cinquenta:50 sessenta:60 setenta:70 oitenta:80 noventa:90 cem:100 ' +
    'cento:100 duzentos:200 duzentas:200 trezentos:300 trezentas:300 quatrocentos:400 quatrocentas:400 ' +
    'quinhentos:500 quinhentas:500 seiscentos:600 seiscentas:600 setecentos:700 setecentas:700 oitocentos:800 ' +
    'oitocentas:800 novecentos:900 novecentas:900 duzia:12 duzias:12 ' +
    'two:2 three:3 four:4 five:5 six:6 seven:7 eight:8 nine:9 ten:10 eleven:11 twelve:12 thirteen:13 fourteen:14 ' +
    'fifteen:15 sixteen:16 seventeen:17 eighteen:18 nineteen:19 twenty:20 thirty:30 forty:40 fifty:50 sixty:60 ' +
    'seventy:70 eighty:80 ninety:90 hundred:100 dozen:12'
  )
    .split(' ')
    .map((entry) => {
      const [word = '', value = ''] = entry.split(':');
      return [word, Number(value)];
    }),
);
/** Whether a folded word is a number, or part of one. */
export const isNumberWord = (word: string): boolean =>
  VALUES.has(word) || word === 'mil' || word === 'metade';

export const MAGNITUDES: Readonly<Record<string, number>> = {
  mil: 1e3,
  k: 1e3,
  thousand: 1e3,
  mi: 1e6,
  mm: 1e6,
  milhao: 1e6,
  milhoes: 1e6,
  million: 1e6,
  bi: 1e9,
  bilhao: 1e9,
  bilhoes: 1e9,
  billion: 1e9,
};
const SPELLED_MAGNITUDE = /^(?:mil|milhao|milhoes|bilhao|bilhoes|thousand|million|billion)$/u;
const ONE = /^(?:um|uma|one)$/u;
/** Sizes without an exact number: a text must not invent "centenas de clientes". */
const VAGUE = /^(?:dezenas?|centenas?|milhar(?:es)?|milhoes|bilhoes|dozens|hundreds|thousands|millions)$/u;
const TIMES: readonly (readonly [RegExp, string])[] = [
  [/^(?:dobro|dobr(?:ei|ou|ar|amos|aram|ando|ada|ado)|duplic(?:ar|quei|ou|ando)|dupliquei|doubled)$/u, '2'],
  [/^(?:triplo|triplic(?:ar|ou|ando)|tripliquei|tripled)$/u, '3'],
  [/^(?:quadruplo|quadruplic(?:ar|ou|ando)|quadrupliquei|quadrupled)$/u, '4'],
  [/^(?:metade|half)$/u, '0.5'],
];

export interface SpelledNumber extends TextRange {
  readonly value: string;
  /** Set where the word tells a factor ("dobrei"). */
  readonly times: boolean;
}

interface Token extends TextRange {
  readonly word: string;
}

/** Whether a smaller number may follow a larger one after "e": "vinte e cinco", "mil e duzentos". */
const fits = (total: number, next: number): boolean =>
  (total % 1000 === 0 && total > 0 && next < 1000) ||
  (total % 100 === 0 && total > 0 && next < 100) ||
  (total % 10 === 0 && total % 100 >= 20 && next < 10);

function readFrom(tokens: readonly Token[], first: number): { spelled: SpelledNumber; next: number } | null {
  const token = tokens[first];
  if (!token) return null;
  const factor = TIMES.find(([pattern]) => pattern.test(token.word));
  const range = { start: token.start, end: token.end };
  if (factor) return { spelled: { ...range, value: factor[1], times: true }, next: first + 1 };
  // "Número um" ranks; elsewhere "um" alone is an article.
  if (ONE.test(token.word) && /^(?:numero|number)$/u.test(tokens[first - 1]?.word ?? ''))
    return { spelled: { ...range, value: '1', times: false }, next: first + 1 };
  let total = VALUES.get(token.word) ?? (token.word === 'mil' ? 1000 : null);
  let at = first + 1;
  if (total === null) {
    const next = tokens[at]?.word ?? '';
    const counts = ONE.test(token.word) && (SPELLED_MAGNITUDE.test(next) || VALUES.has(next));
    const percent = ONE.test(token.word) && /^(?:por|terco|percent)$/u.test(next) && next !== 'por';
    const perCent = ONE.test(token.word) && next === 'por' && tokens[at + 1]?.word === 'cento';
    if (counts) total = 1;
    else if (percent || perCent) return { spelled: { ...range, value: '1', times: false }, next: at };
    else if (VAGUE.test(token.word))
      return { spelled: { ...range, value: token.word.replace(/s$/u, ''), times: false }, next: at };
    else return null;
  }
  for (;;) {
    const word = tokens[at]?.word ?? '';
    const after = tokens[at + 1]?.word ?? '';
    const joined = word === 'e' || word === 'and';
    const candidate = joined ? after : word;
    const next = VALUES.get(candidate) ?? (joined && ONE.test(candidate) ? 1 : undefined);
    if (!joined && SPELLED_MAGNITUDE.test(word)) {
      total *= MAGNITUDES[word] ?? 1;
      at += 1;
    } else if (!joined && (word === 'duzia' || word === 'duzias' || word === 'dozen' || word === 'hundred')) {
      total *= VALUES.get(word) ?? 1;
      at += 1;
    } else if (next !== undefined && fits(total, next)) {
      total += next;
      at += joined ? 2 : 1;
    } else break;
  }
  const end = tokens[at - 1]?.end ?? token.end;
  return { spelled: { start: token.start, end, value: String(total), times: false }, next: at };
}

/** Numbers written in words in a folded text, from left to right. */
export function findSpelled(folded: string): SpelledNumber[] {
  const tokens = [...folded.matchAll(/\p{L}+/gu)].map((match) => ({
    word: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
  const found: SpelledNumber[] = [];
  for (let at = 0; at < tokens.length;) {
    const hit = readFrom(tokens, at);
    if (hit) found.push(hit.spelled);
    at = hit ? hit.next : at + 1;
  }
  return found;
}
