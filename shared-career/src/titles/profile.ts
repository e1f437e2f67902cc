import { OCCUPATIONS } from '../taxonomy/occupation-catalogue.ts';
import { listTrigrams } from './grams.ts';
import { computeWordLikeness } from './near-words.ts';
import { TITLE_WEIGHTS } from './weights.ts';
import { readTitleWords, type WordRole } from './words.ts';

interface ProfileWord {
  readonly key: string;
  readonly stem: string;
  readonly grams: ReadonlySet<string>;
  readonly weight: number;
  /** No name of the taxonomy has it. */
  readonly unknown: boolean;
}

/** A title read once, to be compared with many. */
export interface TitleProfile {
  readonly words: readonly ProfileWord[];
  readonly total: number;
  /** Place in the catalogue of the occupation that has exactly this name. */
  readonly occupation: number | null;
}

/** In a pair the noun counts like any word: half of all titles share "analista", "auxiliar", "gerente". */
const ROLES: Readonly<Record<WordRole, number>> = {
  ...TITLE_WEIGHTS.roles,
  head: 1,
  rank: 0.002,
  noise: 0.001,
};
/** Two names of one occupation are at least this alike, on the way between unrelated and the same. */
const SAME_OCCUPATION = 0.45;
/**
 * Tuned on the pairs of the tests: titles that share only "analista de" come below .15, the same role in other words
 * above .55.
 */
const CURVE = 2.3;

interface Names {
  readonly count: number;
  readonly spread: ReadonlyMap<string, number>;
  readonly occupations: ReadonlyMap<string, number>;
}

/** What a title says whatever the order of its words, its rung and its noise. */
const makeSignature = (words: readonly { readonly key: string; readonly role: WordRole }[]): string =>
  words
    .flatMap(({ key, role }) => (role === 'rank' || role === 'noise' ? [] : [key]))
    .toSorted()
    .join('+');

function readNames(): Names {
  const spread = new Map<string, number>();
  const occupations = new Map<string, number>();
  let count = 0;
  OCCUPATIONS.forEach(({ title, aliases }, place) => {
    for (const name of [title, ...aliases]) {
      const words = readTitleWords(name);
      count += 1;
      for (const { key } of words) spread.set(key, (spread.get(key) ?? 0) + 1);
      const own = makeSignature(words);
      if (!occupations.has(own)) occupations.set(own, place);
    }
  });
  return { count, spread, occupations };
}

let read: Names | null = null;

/** Reads a title once, for comparisons with many others. */
export function readTitleProfile(title: string): TitleProfile {
  const { count, spread, occupations } = (read ??= readNames());
  const own = readTitleWords(title);
  const words = own.map(({ key, stem, role }) => ({
    key,
    stem,
    grams: new Set(listTrigrams(key)),
    unknown: !spread.has(key),
    weight: Math.log(1 + count / (1 + (spread.get(key) ?? 0))) * ROLES[role],
  }));
  const total = words.reduce((sum, { weight }) => sum + weight, 0);
  return { words, total, occupation: occupations.get(makeSignature(own)) ?? null };
}

/** Words of lengths that differ by more are no slips of the keyboard. */
const SLIP = 3;

function computeOverlap(a: ProfileWord, b: ProfileWord): number {
  if (Math.abs(a.key.length - b.key.length) > SLIP) return 0;
  let shared = 0;
  for (const gram of a.grams) if (b.grams.has(gram)) shared += 1;
  return (2 * shared) / (a.grams.size + b.grams.size);
}

/** Share of a title's words, by weight, that another title has too. */
function computeFound(a: TitleProfile, b: TitleProfile): number {
  let found = 0;
  for (const word of a.words) {
    let best = 0;
    for (const other of b.words) {
      if (best === 1) break;
      const pair = { overlap: computeOverlap(word, other), unknown: word.unknown || other.unknown };
      best = Math.max(best, computeWordLikeness(word, other, pair, TITLE_WEIGHTS.near));
    }
    found += word.weight * best;
  }
  return found / a.total;
}

/** How alike two titles are: from .55 on the same role, up to .15 unrelated ones. */
export function computeProfileSimilarity(a: TitleProfile, b: TitleProfile): number {
  if (a.total === 0 || b.total === 0) return 0;
  const alike = Math.min(1, Math.sqrt(computeFound(a, b) * computeFound(b, a)) ** CURVE);
  if (a.occupation === null || a.occupation !== b.occupation) return alike;
  return Math.max(alike, SAME_OCCUPATION + (1 - SAME_OCCUPATION) * alike);
}
