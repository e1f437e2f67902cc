import { Inflate } from 'fflate';

/** Bytes handed over at once: one piece inflates to about 4 MB at most. */
const PIECE = 4096;
const LAYERS = 4;

export const looksZlib = (first: number, second: number): boolean =>
  (first & 15) === 8 && ((first << 8) | second) % 31 === 0;

/** A stream that is inflated piece by piece without keeping the output. */
export interface Inflater {
  push(bytes: Uint8Array): void;
  /** Whether the stream has come to its end; asked once, at last. */
  isWhole(): boolean;
}

/** Told every piece of output; may throw to end the work. */
export type Watch = (output: Uint8Array) => void;

/** Inflates a zlib stream; a stream inside the stream is followed. */
export function createInflater(watch: Watch, layer = 1): Inflater {
  let begun = false;
  let nested: Inflater | null = null;
  const inflate = new Inflate((output) => {
    watch(output);
    if (!begun && output.length > 1) {
      begun = true;
      if (layer < LAYERS && looksZlib(output[0] ?? 0, output[1] ?? 0))
        nested = createInflater(watch, layer + 1);
    }
    nested?.push(output);
  });
  let skip = 2;
  return {
    push(piece) {
      const body = piece.subarray(Math.min(skip, piece.length));
      skip = Math.max(0, skip - piece.length);
      for (let at = 0; at < body.length; at += PIECE) inflate.push(body.subarray(at, at + PIECE));
    },
    isWhole() {
      try {
        inflate.push(new Uint8Array(), true);
        return true;
      } catch {
        return false;
      }
    },
  };
}
