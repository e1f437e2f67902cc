import { type Field, findOccupation, findSkills, foldKey, type TextRange } from '@aura/shared-career';
import { type PackId, packOf, PACKS } from '../../bank/index.ts';

/** What a role is about: its names, what questions about its trade look for, and the skills that it takes. */
export interface RoleWords {
  readonly phrases: readonly string[];
  readonly skillIds: ReadonlySet<string>;
  /** Null for an occupation that is not known. */
  readonly field: Field | null;
  /** Whether it is known what its work is about; what is leisure to others may be the work of an unknown role. */
  readonly isKnown: boolean;
  /** Whether a word is akin to one of its words: "jardim" to "jardineiro". */
  readonly isAkin: (word: string) => boolean;
}

/** Families of trades in which no work is like leisure. */
const FAR_FROM_LEISURE: ReadonlySet<PackId> = new Set([
  'technology',
  'finance-admin',
  'engineering-industry',
  'logistics-transport',
  'people-legal',
]);

/** Letters by which words are akin. */
const AKIN = 5;
const cutToBeginning = (word: string): string => foldKey(word).slice(0, AKIN);

const NONE: RoleWords = { phrases: [], skillIds: new Set(), field: null, isKnown: true, isAkin: () => false };

function compute(role: string): RoleWords {
  const occupation = findOccupation(role);
  const pack = packOf(role);
  const phrases = [
    ...[role, occupation?.title ?? '', ...(occupation?.aliases ?? [])].flatMap((name) => name.split(/\s+/u)),
    ...(pack === 'general' ? [] : PACKS[pack].flatMap(({ words }) => words)),
  ];
  const beginnings = new Set(phrases.map(cutToBeginning));
  return {
    phrases,
    skillIds: new Set(occupation?.skills.map(({ skillId }) => skillId)),
    field: occupation?.field ?? null,
    isKnown: occupation !== null || FAR_FROM_LEISURE.has(pack),
    isAkin: (word) => beginnings.has(cutToBeginning(word)),
  };
}

const cache = new Map<string, RoleWords>();
const MOST_KEPT = 200;

/** The words of a typed role; empty for an empty one. */
export function formatRoleWords(role: string): RoleWords {
  const known = cache.get(role);
  if (known) return known;
  const words = role.trim() === '' ? NONE : compute(role);
  if (cache.size >= MOST_KEPT) cache.clear();
  cache.set(role, words);
  return words;
}

/** Where a text names a skill that a role takes. */
export const findRoleSkills = (text: string, { skillIds }: RoleWords): TextRange[] =>
  findSkills(text).filter(({ skillId }) => skillIds.has(skillId));
