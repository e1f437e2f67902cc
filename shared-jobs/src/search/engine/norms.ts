import { BM25 } from './weights.ts';

/** `1 - b + b * length / mean length` for every posting. */
export function computeNorms(lengths: Uint16Array): Float32Array {
  let sum = 0;
  for (const length of lengths) sum += length;
  const mean = sum / Math.max(1, lengths.length) || 1;
  return Float32Array.from(lengths, (length) => 1 - BM25.b + (BM25.b * length) / mean);
}
