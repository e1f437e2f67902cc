import { Inflate } from 'fflate';

/** Bytes that all streams of a file may come to once inflated, nested layers included. */
const CAP = 160 * 1024 * 1024;
/** Bytes handed over at once: one piece inflates to about 4 MB at most. */
const PIECE = 4096;
const LAYERS = 4;

class TooMuch extends Error {}

const looksZlib = (first: number, second: number): boolean =>
  (first & 15) === 8 && ((first << 8) | second) % 31 === 0;

/** Inflates a stream piece by piece without keeping the output; a stream inside the stream is followed. */
function inflater(spend: (bytes: number) => void, layer: number): (piece: Uint8Array) => void {
  let begun = false;
  let nested: ((piece: Uint8Array) => void) | null = null;
  const inflate = new Inflate((output) => {
    spend(output.length);
    if (!begun && output.length > 1) {
      begun = true;
      if (layer < LAYERS && looksZlib(output[0] ?? 0, output[1] ?? 0)) nested = inflater(spend, layer + 1);
    }
    nested?.(output);
  });
  let skip = 2;
  return (piece) => {
    const body = skip === 0 ? piece : piece.subarray(Math.min(skip, piece.length));
    skip = Math.max(0, skip - piece.length);
    for (let at = 0; at < body.length; at += PIECE) inflate.push(body.subarray(at, at + PIECE));
  };
}

function find(bytes: Uint8Array, word: readonly number[], from: number): number {
  const [first] = word;
  if (first === undefined) return -1;
  for (let at = bytes.indexOf(first, from); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if (word.every((byte, index) => bytes[at + index] === byte)) return at;
  }
  return -1;
}

const codes = (text: string): number[] => Array.from(text, (letter) => letter.charCodeAt(0));
const STREAM = codes('stream');
const END = codes('endstream');

/**
 * Whether the compressed streams of a PDF would come to more than {@link CAP} bytes. Looks at the bytes alone, before
 * any of the file is parsed, so that a few kilobytes cannot claim gigabytes inside pdf.js.
 */
export function isPdfBomb(bytes: Uint8Array): boolean {
  let spent = 0;
  const spend = (count: number): void => {
    spent += count;
    if (spent > CAP) throw new TooMuch();
  };
  let at = find(bytes, STREAM, 0);
  while (at >= 0) {
    let start = at + STREAM.length;
    if (bytes[start] === 13) start += 1;
    if (bytes[start] === 10) start += 1;
    const end = find(bytes, END, start);
    const stop = end < 0 ? bytes.length : end;
    if (looksZlib(bytes[start] ?? 0, bytes[start + 1] ?? 0)) {
      try {
        inflater(spend, 1)(bytes.subarray(start, stop));
      } catch (error) {
        if (error instanceof TooMuch) return true;
        // A stream that cannot be inflated is pdf.js's to judge.
      }
    }
    at = find(bytes, STREAM, end < 0 ? bytes.length : end + END.length);
  }
  return false;
}
