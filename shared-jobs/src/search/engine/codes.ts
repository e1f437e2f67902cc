import { FIELD_WEIGHTS } from './weights.ts';

/** How a posting contains a word, in one byte: its count in the description, and a bit for every other field. */
const MOST_COUNTED = 15;
export const FIELD_BITS = { place: 16, company: 32, title: 64 } as const;

/** Adds one more appearance in the description. */
export const countOne = (code: number): number => ((code & MOST_COUNTED) < MOST_COUNTED ? code + 1 : code);

/** The weighted frequency of each byte. */
export const FREQUENCY: Float32Array = Float32Array.from({ length: 128 }, (_, code) => {
  const { title, company, place, description } = FIELD_WEIGHTS;
  return (
    (code & MOST_COUNTED) * description +
    (code & FIELD_BITS.place ? place : 0) +
    (code & FIELD_BITS.company ? company : 0) +
    (code & FIELD_BITS.title ? title : 0)
  );
});
