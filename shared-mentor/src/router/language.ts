import { LANGUAGE_WORDS as WORDS } from '../generated/words.ts';

/** The lists hold no word that Portuguese shares with the others. */
type Known = keyof typeof WORDS;

const SETS: Readonly<Record<Known, ReadonlySet<string>>> = {
  pt: new Set(WORDS.pt.split(' ')),
  en: new Set(WORDS.en.split(' ')),
  es: new Set(WORDS.es.split(' ')),
};

const count = (words: readonly string[], language: Known): number =>
  words.filter((word) => SETS[language].has(word)).length;
/** Words that no other of the languages has. */
const countAlone = (words: readonly string[], language: Known): number =>
  words.filter(
    (word) => SETS[language].has(word) && !listOthers(language).some((other) => SETS[other].has(word)),
  ).length;
const listOthers = (language: Known): Known[] =>
  (['pt', 'en', 'es'] as const).filter((name) => name !== language);

/** Whether folded words are English or Spanish rather than Portuguese; a few borrowed words do not count. */
export function isOtherLanguage(words: readonly string[], raw: string): boolean {
  if (/[¿¡ñ]/u.test(raw)) return true;
  if (/[ãõç]/iu.test(raw)) return false;
  return listOthers('pt').some(
    (language) =>
      countAlone(words, language) >= 2 &&
      countAlone(words, language) > countAlone(words, 'pt') &&
      count(words, language) > count(words, 'pt'),
  );
}
