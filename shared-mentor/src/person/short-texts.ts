import { DAY_MS, choosePlural } from '@aura/shared-domain';
import { toDisplayText, squeeze } from '@aura/shared-career';

const MOST = { words: 8, characters: 60 };

/**
 * A person's text in a form that fits within a sentence: one line, a few words, without marks that our texts use.
 * @param most maximum length
 */
export function shortenWords(text: string, most = MOST): string {
  const plain = tidyWords(text);
  const words = plain.split(' ').slice(0, most.words);
  while (words.length > 1 && words.join(' ').length > most.characters) words.pop();
  const short = words.join(' ').slice(0, most.characters);
  return short.length < plain.length ? `${short.replace(/[\s.,;:–-]+$/u, '')}…` : short;
}

const tidyWords = (text: string): string =>
  squeeze(toDisplayText(text).replace(/[“”"{}[\]⟦⟧<>?]/gu, ' ')).replace(/^[\s.,;:·–-]+|[\s.,;:!]+$/gu, '');

/** Where a line may end before its end, and still be a statement. */
const CLAUSE_END =
  /[.;,:]\s|\s[–-]\s|\s\(|\s(?:para|com|por meio|através|em parceria|utilizando|usando|gerando|garantindo)\s/gu;
const MOST_CLAUSE = 110;
const FEWEST_WORDS = 3;

/** A line of a CV as it is if it is short, otherwise its longest beginning that ends with a clause; null if there is none. */
export function keepWholeClause(line: string): string | null {
  const plain = tidyWords(line);
  if (plain.length <= MOST_CLAUSE) return plain === '' ? null : plain;
  const ends = [...plain.matchAll(CLAUSE_END)].map(({ index }) => index).filter((at) => at <= MOST_CLAUSE);
  const clause = plain
    .slice(0, ends.at(-1) ?? 0)
    .trim()
    .replace(/ (?:e|ou)$/u, '');
  return clause.split(' ').length < FEWEST_WORDS ? null : clause;
}

/** As a title in quotation marks; empty for nothing. */
export const quoteTitle = (text: string): string => {
  const short = shortenWords(text);
  return short === '' ? '' : `“${short}”`;
};

const FEMININE = ['', 'uma', 'duas', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez'];

/** `uma tarefa`, `12 tarefas`, empty for none; for feminine nouns. */
export const formatFeminineCount = (count: number, one: string, many: string): string =>
  count === 0 ? '' : `${FEMININE[count] ?? count} ${choosePlural(count, one, many)}`;

const NAMED = ['hoje', 'ontem'];

/** `hoje`, `há 12 dias`, `há 3 meses`; empty for a day that cannot be. */
export function formatAge(then: Date, now: Date): string {
  const days = Math.floor((now.getTime() - then.getTime()) / DAY_MS);
  if (!Number.isFinite(days) || days < 0) return '';
  const months = Math.floor(days / 30);
  return NAMED[days] ?? (months < 2 ? `há ${days} dias` : `há ${months} meses`);
}
