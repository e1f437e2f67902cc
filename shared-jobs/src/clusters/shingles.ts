import { foldText } from '@aura/shared-career';
import type { Vacancy } from '@aura/shared-domain';
import { listPlaceWords } from './place-words.ts';

const WORD = /[\p{L}\p{N}]+(?:\+\+|#(?!\p{L}))?/gu;

/** 32 bits of a text: FNV-1a with the finaliser of MurmurHash3, since SimHash needs every bit to be fair. */
function hash32(text: string, seed: number): number {
  let hash = seed;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Folded words of a description without the names of its places. */
export function findTellingWords(vacancy: Pick<Vacancy, 'description' | 'places'>): string[] {
  const places = listPlaceWords(vacancy);
  return [...foldText(vacancy.description).folded.matchAll(WORD)]
    .map(([word]) => word)
    .filter((word) => !places.has(word));
}

/** Every two neighbouring words once, hashed. Of a single word, that word. */
export function getShingles(words: readonly string[]): ReadonlySet<number> {
  if (words.length === 1) return new Set([hash32(words[0] ?? '', 0)]);
  return new Set(words.slice(1).map((word, at) => hash32(`${words[at]} ${word}`, 0)));
}

/** How much of two texts is shared, 0 to 1: shingles in both by shingles in either (Jaccard). */
export function computeOverlap(one: ReadonlySet<number>, other: ReadonlySet<number>): number {
  const [small, large] = one.size <= other.size ? [one, other] : [other, one];
  let shared = 0;
  for (const shingle of small) if (large.has(shingle)) shared += 1;
  const all = one.size + other.size - shared;
  return all === 0 ? 1 : shared / all;
}
