import {
  countLzw,
  countRuns,
  decodeBase85,
  decodeHex,
  readDictionaryBefore,
  readFilters,
} from './filters.ts';
import { createInflater, looksZlib, type Watch } from './inflater.ts';

const MEGABYTE = 1024 * 1024;
/** Bytes that all streams of a file may come to once decoded: pictures, which are never drawn, and everything else. */
const PICTURES = 160 * MEGABYTE;
const OTHERS = 64 * MEGABYTE;
/** Bytes of those that may be text, as the operators of a page are: each few of them become an object in memory. */
const OPERATORS = 12 * MEGABYTE;
/** Streams that may go on beyond the word that seems to end them. */
const LONG_STREAMS = 3;

class TooMuch extends Error {}

const toCodes = (text: string): number[] => Array.from(text, (letter) => letter.charCodeAt(0));
const STREAM = toCodes('stream');
const END = toCodes('endstream');

function find(bytes: Uint8Array, word: readonly number[], from: number): number {
  const [first] = word;
  if (first === undefined) return -1;
  for (let at = bytes.indexOf(first, from); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if (word.every((byte, index) => bytes[at + index] === byte)) return at;
  }
  return -1;
}

const isPrintable = (byte: number): boolean => (byte >= 32 && byte < 127) || (byte >= 9 && byte <= 13);

/** Whether bytes read like operators rather than like a font or a picture, by their first ones. */
const looksTextual = (bytes: Uint8Array): boolean => {
  const head = bytes.subarray(0, 512);
  return head.filter(isPrintable).length > 0.9 * head.length;
};

/** What a file has come to so far; throws when it is too much. */
class Budget {
  private pictures = 0;
  private others = 0;
  private operators = 0;
  private long = 0;

  spend(count: number, isPicture: boolean): void {
    if (isPicture) this.pictures += count;
    else this.others += count;
    if (this.pictures > PICTURES || this.others > OTHERS) throw new TooMuch();
  }

  /** Bytes that may be operators. */
  operate(count: number): void {
    this.operators += count;
    if (this.operators > OPERATORS) throw new TooMuch();
  }

  watch(isPicture: boolean): Watch {
    return (output) => {
      this.spend(output.length, isPicture);
      if (looksTextual(output)) this.operate(output.length);
    };
  }

  longStream(): void {
    this.long += 1;
    if (this.long > LONG_STREAMS) throw new TooMuch();
  }
}

function inflateWhole(bytes: Uint8Array, stop: number, watch: Watch, budget: Budget): void {
  if (!looksZlib(bytes[0] ?? 0, bytes[1] ?? 0)) return;
  const first = createInflater(watch);
  try {
    first.push(bytes.subarray(0, stop));
    if (first.isWhole() || stop >= bytes.length) return;
  } catch (error) {
    if (error instanceof TooMuch) throw error;
    // A stream that cannot be inflated is pdf.js's to judge.
    return;
  }
  // The word that ends a stream may occur inside it, too.
  budget.longStream();
  try {
    createInflater(watch).push(bytes);
  } catch (error) {
    if (error instanceof TooMuch) throw error;
  }
}

function measure(bytes: Uint8Array, keyword: number, start: number, stop: number, budget: Budget): void {
  const dictionary = readDictionaryBefore(bytes, keyword);
  const isPicture = /\/Subtype\s*\/Image\b/u.test(dictionary);
  const filters = readFilters(dictionary);
  const spend = (count: number): void => {
    budget.spend(count, isPicture);
    if (!isPicture) budget.operate(count);
  };
  let body = bytes.subarray(start);
  let length = stop - start;
  let packed = false;
  for (const filter of filters) {
    // Packed twice over in a way that only Flate is followed in: no program writes that.
    if (packed && filter !== 'flate') throw new TooMuch();
    if (filter === 'hex' || filter === 'base85') {
      const own = body.subarray(0, length);
      body = filter === 'hex' ? decodeHex(own) : decodeBase85(own, OTHERS);
      length = body.length;
      spend(length);
      continue;
    }
    if (filter === 'lzw') countLzw(body.subarray(0, length), spend);
    else if (filter === 'run') countRuns(body.subarray(0, length), spend);
    if (filter !== 'flate' && filters.at(-1) !== filter) throw new TooMuch();
    packed = true;
  }
  inflateWhole(body, length, budget.watch(isPicture), budget);
}

/**
 * Whether the packed streams of a PDF would come to more than a CV can need. Looks at the bytes alone, before any of
 * the file is parsed, so that a few kilobytes cannot claim gigabytes inside pdf.js.
 */
export function isPdfBomb(bytes: Uint8Array): boolean {
  const budget = new Budget();
  let at = find(bytes, STREAM, 0);
  while (at >= 0) {
    let start = at + STREAM.length;
    if (bytes[start] === 13) start += 1;
    if (bytes[start] === 10) start += 1;
    const end = find(bytes, END, start);
    const stop = end < 0 ? bytes.length : end;
    try {
      measure(bytes, at, start, stop, budget);
    } catch (error) {
      if (error instanceof TooMuch) return true;
      throw error;
    }
    at = find(bytes, STREAM, end < 0 ? bytes.length : end + END.length);
  }
  return false;
}
