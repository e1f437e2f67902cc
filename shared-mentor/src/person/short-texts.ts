import { DAY_MS, choosePlural } from '@aura/shared-domain';
import { toDisplayText, squeeze } from '@aura/shared-career';

const MOST = { words: 8, characters: 60 };

/**
 * A person's text in a form that fits within a sentence: one line, a few words, without marks that our texts use.
 * @param most maximum length
 */
export function shortenWords(text: string, most = MOST): string {
  const plain = squeeze(toDisplayText(text).replace(/[“”"{}[\]⟦⟧<>?]/gu, ' ')).replace(
    /^[\s.,;:·–-]+|[\s.,;:!]+$/gu,
    '',
  );
  const words = plain.split(' ').slice(0, most.words);
  while (words.length > 1 && words.join(' ').length > most.characters) words.pop();
  const short = words.join(' ').slice(0, most.characters);
  return short.length < plain.length ? `${short.replace(/[\s.,;:–-]+$/u, '')}…` : short;
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
