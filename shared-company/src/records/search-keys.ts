/** Longest name that a list is put in order by, and a page ends with; code points, for the database takes no half of one. */
const LONGEST_NAME = 200;
/** Longest beginning that is stored, and looked for; code points. */
const LONGEST_BEGINNING = 24;
/** Maximum number of searchable words of a name. */
const MOST_WORDS = 12;

/** What a search of the list looks at, of one person. */
export interface SearchKeys {
  readonly searchName: string;
  readonly searchBeginnings: string[];
}

/** The keys of a name. `folded`: without accents, in small letters, one blank between words. */
export function searchKeysOf(folded: string): SearchKeys {
  const words = folded.split(' ');
  const beginnings = words.slice(0, MOST_WORDS).flatMap((_, at) => listBeginnings(words.slice(at).join(' ')));
  return { searchName: takeFirst(LONGEST_NAME, folded).join(''), searchBeginnings: [...new Set(beginnings)] };
}

/** The value to look for among `searchBeginnings` for typed text, folded in the same way. */
export const computeSearchedBeginning = (folded: string): string =>
  takeFirst(LONGEST_BEGINNING, folded).join('').trimEnd();

/** None ends with the blank before a word: what is looked for does not either. */
const listBeginnings = (text: string): string[] =>
  takeFirst(LONGEST_BEGINNING, text)
    .map((_, at, points) => points.slice(0, at + 1).join(''))
    .filter((beginning) => !beginning.endsWith(' '));

/** The first code points of a text. */
const takeFirst = (count: number, text: string): string[] => Array.from(text).slice(0, count);
