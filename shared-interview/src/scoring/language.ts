import { readWords } from '../reading/read-words.ts';

/** Small words unique to one of the languages, folded. Words common to Portuguese and Spanish are in neither list. */
const ONLY = {
  pt: new Set(
    'eu nao um uma em com nos na no ao os as do da dos das foi que mais meu minha isso tambem ele ela voce ' +
      'pra fiz tinha muito ja quando porque era estava pelo pela'.split(' '),
  ),
  en: new Set(
    'i the and to of my was with for that we it in had on but they when our were is have so at me this from did not because would'.split(
      ' ',
    ),
  ),
  es: new Set(
    'el los las y del una con en yo muy fue su pero mi lo cuando porque hice tenia habia nosotros tambien mas'.split(
      ' ',
    ),
  ),
} as const;

/** So many small words of a language at least. */
const LEAST_WORDS = 2;

export type AnswerLanguage = keyof typeof ONLY;

/** The language that a text is written in; null where its small words do not tell. */
export function detectAnswerLanguage(text: string): AnswerLanguage | null {
  const keys = readWords(text).map(({ key }) => key);
  const [first, second] = (Object.keys(ONLY) as AnswerLanguage[])
    .map((language) => ({ language, count: keys.filter((key) => ONLY[language].has(key)).length }))
    .toSorted((a, b) => b.count - a.count);
  // One small word tells nothing: “me” is English and Portuguese.
  if (!first || first.count < Math.max(LEAST_WORDS, keys.length * 0.12)) return null;
  return second && first.count < second.count * 1.5 ? null : first.language;
}
