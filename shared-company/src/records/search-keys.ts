/** Longest name that a list is put in order by, and a page ends with; UTF-16 units. */
const LONGEST_NAME = 200;
/** Longest beginning that is stored, and looked for; UTF-16 units. */
const LONGEST_BEGINNING = 24;
/** Words of a name that are found by; those beyond are found by what stands before them. */
const MOST_WORDS = 12;

/** What a search of the list looks at, of one person. */
export interface SearchKeys {
  readonly searchName: string;
  readonly searchBeginnings: string[];
}

/** The keys of a name. `folded`: without accents, in small letters, one blank between words. */
export function searchKeysOf(folded: string): SearchKeys {
  const words = folded.split(' ');
  const beginnings = words
    .slice(0, MOST_WORDS)
    .flatMap((_, at) => beginningsOf(words.slice(at).join(' ').slice(0, LONGEST_BEGINNING)));
  return { searchName: folded.slice(0, LONGEST_NAME), searchBeginnings: [...new Set(beginnings)] };
}

/** What to look for among `searchBeginnings` for what somebody typed, folded in the same way. */
export const searchedBeginning = (folded: string): string => folded.slice(0, LONGEST_BEGINNING).trimEnd();

/** None ends with the blank before a word: what is looked for does not either. */
const beginningsOf = (text: string): string[] =>
  Array.from(text, (_, at) => text.slice(0, at + 1)).filter((beginning) => !beginning.endsWith(' '));
