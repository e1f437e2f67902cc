import { fold } from './words.ts';

/**
 * Frequent words, folded. Words of both Portuguese and Spanish count as Portuguese: any Spanish sentence has others.
 */
const STOP_WORDS = {
  pt:
    'por no de da do das dos em com para na nas nos ao aos uma um que mais pela pelo pelas pelos ate como foi sao sem sob ' +
    'entre sobre tambem e o os meu minha seu sua nao ja',
  en: 'the of and to with for from by was were is are at my an this that have has which their our on its be been will',
  es: 'el los las y del una con en muy fue su sus lo sin hasta pero he la al tambien',
} as const;

export type Language = keyof typeof STOP_WORDS;

const SETS = Object.entries(STOP_WORDS).map(([language, words]): readonly [Language, ReadonlySet<string>] => [
  language as Language,
  new Set(words.split(' ')),
]);

const splitWords = (text: string): string[] => fold(text).match(/\p{L}+/gu) ?? [];

/** The language that most frequent words of a text belong to; null for a text that is too short to tell. */
export function detectLanguage(text: string): Language | null {
  const words = splitWords(text);
  const [first, second] = SETS.map(
    ([language, set]) => [language, words.filter((word) => set.has(word)).length] as const,
  ).toSorted((a, b) => b[1] - a[1]);
  if (!first || first[1] < 2) return null;
  return second && second[1] === first[1] ? null : first[0];
}

/** From this many words on a text without one frequent word of Portuguese is in another language. */
const LONG = 12;

/** Whether a text can be read as Portuguese. Names and lists without a sentence can. */
export function isPortuguese(text: string): boolean {
  const language = detectLanguage(text);
  if (language !== null) return language === 'pt';
  const words = splitWords(text);
  const portuguese = SETS.find(([name]) => name === 'pt')?.[1];
  return words.length < LONG || words.some((word) => portuguese?.has(word) === true);
}
