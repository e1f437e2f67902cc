import { CONCEPTS, NAMES, type NameNode } from '../tokens/concepts.ts';
import { reduceToNeutral } from '../tokens/forms.ts';
import { scanWords } from '../tokens/scan.ts';
import { STOP_WORDS } from '../tokens/stop-words.ts';
import { foldWord } from '../tokens/words.ts';
import { countOne, FIELD_BITS } from './codes.ts';

const FIRST = 1024;

/** A list of numbers of one type that grows; far smaller than an array of numbers. */
interface Growing<T extends Uint8Array | Uint32Array> {
  readonly push: (value: number) => void;
  readonly size: () => number;
  /** The pushed values, without a copy. */
  readonly values: () => T;
}

/** @param create a typed array of a length, such as `(length) => new Uint32Array(length)`. */
function createGrowing<T extends Uint8Array | Uint32Array>(create: (length: number) => T): Growing<T> {
  let values = create(FIRST);
  let size = 0;
  return {
    push: (value) => {
      if (size === values.length) {
        const larger = create(size * 2);
        larger.set(values);
        values = larger;
      }
      values[size] = value;
      size += 1;
    },
    size: () => size,
    values: () => values.subarray(0, size) as T,
  };
}

/** A written word, analysed on first use. */
interface Written {
  /** Number of its list; -1 for a stop word. */
  readonly list: number;
  readonly neutral: string;
  /** Names that start with it. */
  readonly names: NameNode | undefined;
}

type Field = keyof typeof FIELD_BITS | 'description';

/** The words of postings: rows of (list, code), one posting after another. Terms are in order of occurrence. */
export interface Collected {
  readonly terms: readonly string[];
  readonly rowStarts: Uint32Array;
  readonly rowLists: Uint32Array;
  readonly rowCodes: Uint8Array;
}

/** Takes the words of postings in, field by field. */
export function createWordCollector() {
  const written = new Map<string, Written>();
  const lists = new Map<string, number>();
  const terms: string[] = [];
  const rowStarts = createGrowing((length) => new Uint32Array(length));
  const rowLists = createGrowing((length) => new Uint32Array(length));
  const rowCodes = createGrowing((length) => new Uint8Array(length));
  let codes = new Uint8Array(1 << 16);
  let touched: number[] = [];
  rowStarts.push(0);

  const listOf = (folded: string): number => {
    if (STOP_WORDS.has(folded)) return -1;
    const known = lists.get(folded);
    if (known !== undefined) return known;
    const list = CONCEPTS + terms.length;
    terms.push(folded);
    lists.set(folded, list);
    if (list >= codes.length) {
      const larger = new Uint8Array(codes.length * 2);
      larger.set(codes);
      codes = larger;
    }
    return list;
  };

  const read = (word: string): Written => {
    const known = written.get(word);
    if (known) return known;
    const folded = foldWord(word);
    const neutral = reduceToNeutral(folded);
    const fresh = { list: listOf(folded), neutral, names: NAMES.next.get(neutral) };
    written.set(word, fresh);
    return fresh;
  };

  const mark = (list: number, field: Field): void => {
    const code = codes[list] ?? 0;
    if (code === 0) touched.push(list);
    codes[list] = field === 'description' ? countOne(code) : code | FIELD_BITS[field];
  };

  return {
    /** Takes one field of the present posting in. @returns how many words it has, without stop words. */
    add: (text: string, field: Field): number => {
      const words: Written[] = [];
      scanWords(text, (start, end) => words.push(read(text.slice(start, end))));
      let counted = 0;
      words.forEach(({ list, names }, at) => {
        if (list >= 0) {
          mark(list, field);
          counted += 1;
        }
        let node = names;
        for (let next = at + 1; node; next += 1) {
          for (const concept of node.concepts) mark(concept, field);
          node = node.next.get(words[next]?.neutral ?? '');
        }
      });
      return counted;
    },
    /** Continues with the next posting. */
    next: (): void => {
      for (const list of touched) {
        rowLists.push(list);
        rowCodes.push(codes[list] ?? 0);
        codes[list] = 0;
      }
      touched = [];
      rowStarts.push(rowLists.size());
    },
    collected: (): Collected => ({
      terms,
      rowStarts: rowStarts.values(),
      rowLists: rowLists.values(),
      rowCodes: rowCodes.values(),
    }),
  };
}
