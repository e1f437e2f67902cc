import { RELATIONS } from '../generated/relations.ts';
import { stemOf } from '../text/index.ts';

/** Words that occur together; `open` ones may have any ending. */
interface Pattern {
  readonly relation: number;
  readonly words: readonly { readonly word: string; readonly open: boolean }[];
}

interface Index {
  readonly exact: ReadonlyMap<string, readonly Pattern[]>;
  /** By the first letters of the pattern's first word. */
  readonly open: ReadonlyMap<string, readonly Pattern[]>;
}

const KEY = 3;

function parsePattern(pattern: string, relation: number): Pattern {
  const words = pattern
    .split(' ')
    .filter((word) => word !== '*' && word !== '')
    .map((word) =>
      word.endsWith('*') ? { word: word.slice(0, -1), open: true } : { word: stemOf(word), open: false },
    );
  // The longest word tells most, and is looked up first.
  return { relation, words: words.toSorted((a, b) => b.word.length - a.word.length) };
}

function buildIndex(cells: (row: string) => string): Index {
  const exact = new Map<string, Pattern[]>();
  const open = new Map<string, Pattern[]>();
  RELATIONS.forEach((row, relation) => {
    for (const cell of cells(row).split(';')) {
      const pattern = parsePattern(cell.trim(), relation);
      const [first] = pattern.words;
      if (!first) continue;
      const [map, key] = first.open ? [open, first.word.slice(0, KEY)] : [exact, first.word];
      map.set(key, [...(map.get(key) ?? []), pattern]);
    }
  });
  return { exact, open };
}

let indexes: { readonly asked: Index; readonly shown: Index } | null = null;
const indexOf = (side: 'asked' | 'shown'): Index => {
  indexes ??= {
    asked: buildIndex((row) => row.split('|')[0] ?? ''),
    shown: buildIndex((row) => row.replace('|', ';')),
  };
  return indexes[side];
};

/** Words of a folded text, with signs that tell something ("ci/cd", "nr-10", "%"). */
export const splitRelationWords = (folded: string): string[] =>
  folded.match(/[\p{L}\p{N}]+(?:[-/.+#&$][\p{L}\p{N}+#]+)*[+#]*|%|r\$/gu) ?? [];

/**
 * The relations that a text asks for or shows, with the words that do.
 * @param words see {@link splitRelationWords}.
 */
export function findRelations(
  words: readonly string[],
  side: 'asked' | 'shown',
): ReadonlyMap<number, ReadonlySet<string>> {
  const found = new Map<number, Set<string>>();
  const index = indexOf(side);
  const own = new Set<string>();
  const stems = new Map<string, string>();
  const note = (word: string): void => {
    own.add(word);
    stems.set(stemOf(word), word);
  };
  for (const word of words) {
    note(word);
    if (/[-/.]/u.test(word)) for (const part of word.split(/[-/.]/u)) note(part);
  }
  const matching = ({ word, open }: Pattern['words'][number]): string | null => {
    if (!open) return stems.get(word) ?? null;
    if (own.has(word)) return word;
    // "troc*" is also "troquei".
    const hard = word.length > KEY && word.endsWith('c') ? `${word.slice(0, -1)}qu` : word;
    for (const one of own) if (one.startsWith(word) || one.startsWith(hard)) return one;
    return null;
  };
  for (const word of own)
    for (const pattern of [
      ...(index.exact.get(stemOf(word)) ?? []),
      ...(index.open.get(word.slice(0, KEY)) ?? []),
    ]) {
      const hits = pattern.words.map(matching);
      if (hits.some((hit) => hit === null)) continue;
      const used = found.get(pattern.relation) ?? new Set<string>();
      for (const hit of hits) if (hit !== null) used.add(hit);
      found.set(pattern.relation, used);
    }
  return found;
}

/** How ads name what the relations are about, without the signs of patterns. */
export const listAskedPatterns = (): string[] =>
  RELATIONS.flatMap((row) => (row.split('|')[0] ?? '').replaceAll('*', '').split(';'));
