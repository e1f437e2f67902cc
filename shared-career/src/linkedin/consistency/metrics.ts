import { computeCosine, buildGramProfile } from '../../matching/similarity.ts';
import { foldKey } from '../../text/index.ts';

/** From this likeness on, numbers aside, two lines tell of the same thing. */
const SAME_LINE = 0.75;

const NUMBER = /(?:r\$\s*)?\d+(?:[.,]\d+)*(?:\s?(?:%|por cento|mil|mi|milhoes|milhao|k))?/gu;

const listNumbers = (text: string): string[] =>
  [...foldKey(text).matchAll(NUMBER)]
    .map(([number]) => number.replace(/por cento/u, '%').replace(/\s/gu, ''))
    .toSorted();

const withoutNumbers = (text: string): string =>
  foldKey(text).replace(NUMBER, ' ').replace(/\s+/gu, ' ').trim();

const getUnit = (number: string): string => number.replace(/[\d.,]/gu, '');

/** From this share of common trigrams on, the shorter line is an abridged version of the longer one. */
const SHORTENED = 0.9;
/** Fewer words than this are common to many lines. */
const FEWEST_WORDS = 4;

/** Whether the shorter of two texts is the longer one with something left out. */
function isShortened(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short.split(' ').length < FEWEST_WORDS) return false;
  const known = buildGramProfile(long).counts;
  const grams = [...buildGramProfile(short).counts.keys()];
  return grams.filter((gram) => known.has(gram)).length >= SHORTENED * grams.length;
}

/** Whether two lines tell of the same thing with different numbers: as many of them, in the same units. */
export function isContradicting(a: string, b: string): boolean {
  const [numbersA, numbersB] = [listNumbers(a), listNumbers(b)];
  if (numbersA.length === 0 || numbersA.length !== numbersB.length) return false;
  if (numbersA.join(' ') === numbersB.join(' ')) return false;
  if (numbersA.map(getUnit).toSorted().join(' ') !== numbersB.map(getUnit).toSorted().join(' ')) return false;
  const [wordsA, wordsB] = [withoutNumbers(a), withoutNumbers(b)];
  return (
    computeCosine(buildGramProfile(wordsA), buildGramProfile(wordsB)) >= SAME_LINE ||
    isShortened(wordsA, wordsB)
  );
}
