import type { TextRange } from '@aura/shared-career';
import type { Word } from './read-words.ts';

/** From this many words without a full stop, a range counts as unpunctuated speech. */
const LONGEST = 32;
/** Connectors open a sentence only with this many words on each side. */
const FEWEST = 5;

const splitPhrases = (text: string): readonly (readonly string[])[] =>
  text.split(',').map((phrase) => phrase.trim().split(/\s+/u));

/** Where speech without punctuation goes on to something new, by the words it does so with; folded. */
const CONNECTORS: Readonly<Record<'pt' | 'en', readonly (readonly string[])[]>> = {
  pt: splitPhrases(`
    e ai, ai, entao, dai, depois, e depois, so que, mas, e eu, primeiro, em seguida, por fim, por isso, no final, e no final,
    no fim, e no fim, com isso, e com isso, como resultado, o resultado, e o resultado, resultado, e resultado, acabou que,
    meu objetivo, a meta era, eu precisava, eu tinha que, e foi, foi quando, e hoje, hoje eu, aprendi, e aprendi, a minha`),
  en: splitPhrases(`
    and then, then, so, but, after that, first, finally, and i, and so, because of that, as a result, the result,
    and the result, in the end, and in the end, my goal, i had to, i learned`),
};
/** Words after which a connector is something else: "antes e depois", "o resultado", "um bom resultado". */
const NOT_AFTER = new Set('antes before e o um do de no ao bom meu nosso cada qualquer'.split(' '));

/** Abbreviations whose stop ends no sentence. */
const ABBREVIATION =
  /(?:^|[^\p{L}])(?:[Ss]ra?|[Ss]rs|[Dd]ra?|[Pp]rofa?|[Ee]x|[Aa]v|nº|[Pp]ag|[Tt]el|Ltda|Mrs?|Ms|vs|e\.g|i\.e|p\.ex)\.$/u;
const STOP = /[.!?…]+["”’)\]]*(?=\s|$)|\n+|;(?=\s)/gu;

/** Stretches of a text between full stops, question marks, semicolons and line breaks. */
function splitAtPunctuation(text: string): TextRange[] {
  const found: TextRange[] = [];
  let from = 0;
  for (const match of text.matchAll(STOP)) {
    const end = match.index + match[0].length;
    if (
      match[0] === '.' &&
      ABBREVIATION.test(text.slice(Math.max(0, end - 8), end)) &&
      /^\s+[\p{Ll}\p{Lu}\d]/u.test(text.slice(end, end + 3))
    )
      continue;
    found.push({ start: from, end });
    from = end;
  }
  found.push({ start: from, end: text.length });
  return found;
}

const opensAt = (words: readonly Word[], at: number, language: 'pt' | 'en'): boolean =>
  CONNECTORS[language].some((phrase) => phrase.every((key, offset) => words[at + offset]?.key === key));

/** Splits a long stretch at its connectors. */
function splitAtConnectors(words: readonly Word[], range: TextRange, language: 'pt' | 'en'): TextRange[] {
  if (words.length <= LONGEST) return [range];
  const found: TextRange[] = [];
  let from = range.start;
  let first = 0;
  words.forEach((word, at) => {
    if (NOT_AFTER.has(words[at - 1]?.key ?? '')) return;
    if (at - first < FEWEST || words.length - at < FEWEST || !opensAt(words, at, language)) return;
    found.push({ start: from, end: word.start });
    from = word.start;
    first = at;
  });
  found.push({ start: from, end: range.end });
  return found;
}

const trimRange = (text: string, { start, end }: TextRange): TextRange => {
  const part = text.slice(start, end);
  const left = part.length - part.trimStart().length;
  return { start: start + left, end: start + left + part.trim().length };
};

/** The sentences of an answer in order; of speech without punctuation, the stretches between connectors. */
export function readSentences(text: string, words: readonly Word[], language: 'pt' | 'en'): TextRange[] {
  let next = 0;
  return splitAtPunctuation(text).flatMap((range) => {
    const first = next;
    while (next < words.length && (words[next]?.start ?? 0) < range.end) next += 1;
    if (next === first) return [];
    return splitAtConnectors(words.slice(first, next), range, language).map((one) => trimRange(text, one));
  });
}
