import { foldText, type TextRange } from '../text/index.ts';

/** A written word, with its folded form and whether it could begin a sentence. */
export interface Word extends TextRange {
  readonly raw: string;
  readonly key: string;
  readonly opensSentence: boolean;
}

const WORD = /\p{L}[\p{L}\p{M}\p{N}]*(?:['’&+#.-]?[\p{L}\p{N}]+)*[+#]*/gu;
/** Text before a word whose capital may only be due to its position. */
const OPENING = /(?:^|[.!?…:;•·–—|/("“‘«[\n]|(?:^|\s)-)\s*$/u;
const PARTS = /[-.'’&]/u;

/** How far back the mark that opens a sentence is looked for, characters. */
const REACH = 8;

export const fold = (text: string): string => foldText(text).folded;

/** The words of a text in order. */
export function splitWordsInOrder(text: string): Word[] {
  // The letters of "R$" and "US$" belong to the amount.
  const found = [...text.matchAll(WORD)].filter(({ 0: raw, index }) => text[index + raw.length] !== '$');
  return found.map((match) => ({
    raw: match[0],
    key: fold(match[0]),
    start: match.index,
    end: match.index + match[0].length,
    opensSentence: OPENING.test(text.slice(Math.max(0, match.index - REACH), match.index)),
  }));
}

/** The folded parts of a compound ("pós-venda", "node.js"); the word itself where it has none. */
export const splitParts = (key: string): string[] => key.split(PARTS).filter((part) => part !== '');

/** Endings of verbs, of words derived from them, and of plurals, folded; the longest that fits is removed. */
const ENDINGS =
  'amentos imentos amento imento acoes icoes acao icao adores adoras adora ador idora idor ancias encias ancia encia aveis iveis avel ivel ' +
  'ando endo indo aram eram iram avamos avam amos emos imos antes entes ante ente ados adas idos idas ado ada ido ida ava iam ia ou eu iu ' +
  'ei ar er ir oes aes as es os am em ao a e o i s';
const SUFFIX = new RegExp(`(?<=^.{3,})(?:${ENDINGS.split(' ').join('|')})$`, 'u');

/** Stem of a folded Portuguese word, for telling forms of one word. Spellings of one sound fall together: "apliquei", "aplicar". */
export function stemOf(key: string): string {
  const stem = key.replace(SUFFIX, '');
  return stem.replace(/qu$/u, 'c').replace(/gu$/u, 'g').replace(/j$/u, 'g').replace(/[çc]$/u, 'c');
}
