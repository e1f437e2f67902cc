/** Neighbours on the keyboard, and the beginnings of its rows. */
const ROWS = /qwer|asdf|sdfg|dfgh|fghj|ghjk|hjkl|zxcv|xcvb|cvbn|vbnm|^(?:qwe|asd|zxc|fgh|jkl)$/u;
const ALIKE = /(.)\1{3}/u;
/** "blablabla", "kkk". */
const REPEATED = /^(.{1,3})\1{2,}$/u;
const VOWEL = /[aeiouyà-ü]/u;
const CONSONANTS = /[bcdfghjklmnpqrstvwxzç]{6}/u;
/** Shorter words without a vowel are abbreviations: "CNH", "NFS", "HTML". */
const LONGEST_ABBREVIATION = 4;

const isStruckAtRandom = (word: string): boolean =>
  ROWS.test(word) ||
  ALIKE.test(word) ||
  REPEATED.test(word) ||
  CONSONANTS.test(word) ||
  (word.length > LONGEST_ABBREVIATION && !VOWEL.test(word));

const listWords = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** What a line of a CV tells: a deed, and how much of it. */
export const EXAMPLE_LINE = 'Atendi 40 clientes por dia no balcão';

/** Whether a text is nothing but keys struck at random: one word that can be read is enough. */
export function isMashed(text: string): boolean {
  const words = listWords(text).filter((word) => word.length > 1);
  return words.length > 0 && words.every(isStruckAtRandom);
}

/** Why a text can be no line of a CV, in Portuguese; null where it can. */
export function describeLineProblem(text: string, example: string): string | null {
  if (listWords(text).length > 0 && !isMashed(text)) return null;
  return `Isto não se lê como uma linha de currículo. Diga em palavras o que você fez ou tem, como “${example}”.`;
}
