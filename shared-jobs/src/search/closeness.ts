import {
  findOccupation,
  type Occupation,
  isLongLicence,
  OCCUPATIONS,
  findOccupationById,
  findTitleSeniorities,
  computeProfileSimilarity,
  searchOccupations,
  readTitleProfile,
  type TitleProfile,
} from '@aura/shared-career';
import { type Posting, SENIORITIES, type Seniority } from '@aura/shared-domain';

/** How much each sign counts, set on the development searches of `npm run bench:relevance`. */
const WEIGHTS = { words: 0.2, title: 0.4, occupation: 0.5, field: 0.05 } as const;
/** Two occupations that need the very same skills are still two. */
const OTHER_OCCUPATION = 0.9;
/** What each rung costs that a job is above the one asked for, or below it: the next rung comes before the top of a trade. */
const RUNG = { above: 0.33, below: 0.03 } as const;
/** From here on a rung leads others. The ads of those who do the work seldom name theirs. */
const LEADING = SENIORITIES.indexOf('lead');
/** Maximum number of candidate occupations if none has exactly that name. */
const MOST_MEANT = 3;

type Vector = ReadonlyMap<string, number>;

/** Skills of an occupation, the rare ones first in weight: Σ weight · log(all / having), as a vector of length 1. */
function readVectors(): ReadonlyMap<string, Vector> {
  const having = new Map<string, number>();
  for (const { skills } of OCCUPATIONS)
    for (const { skillId } of skills) having.set(skillId, (having.get(skillId) ?? 0) + 1);
  return new Map(
    OCCUPATIONS.map(({ id, skills }) => {
      const weights = skills.map(({ skillId, weight }): [string, number] => [
        skillId,
        weight * Math.log(OCCUPATIONS.length / (having.get(skillId) ?? 1)),
      ]);
      const length = Math.hypot(...weights.map(([, weight]) => weight)) || 1;
      return [id, new Map(weights.map(([skillId, weight]) => [skillId, weight / length]))];
    }),
  );
}

let vectors: ReadonlyMap<string, Vector> | null = null;

/** Share of skills that two occupations need alike, 0 to 1 (cosine). */
function computeKinship(one: Occupation, other: Occupation): number {
  if (one.id === other.id) return 1;
  vectors ??= readVectors();
  const [left, right] = [vectors.get(one.id), vectors.get(other.id)];
  if (!left || !right) return 0;
  let shared = 0;
  for (const [skillId, weight] of left) shared += weight * (right.get(skillId) ?? 0);
  return OTHER_OCCUPATION * shared;
}

const profiles = new WeakMap<Posting, TitleProfile>();

function readProfile(posting: Posting): TitleProfile {
  const known = profiles.get(posting) ?? readTitleProfile(posting.vacancy.title);
  profiles.set(posting, known);
  return known;
}

/** The occupations that words may mean. */
function findMeant(words: string): readonly Occupation[] {
  const named = findOccupation(words);
  return named ? [named] : searchOccupations(words, MOST_MEANT);
}

/** How far a job is from the rung that was asked for, as a part of its closeness; 0 where one of the two names none. */
function computeClimb(asked: readonly Seniority[], title: string): number {
  const own = findTitleSeniorities(title).at(-1);
  if (own === undefined || asked.length === 0) return 0;
  const costs = asked.map((wanted) => {
    const above = SENIORITIES.indexOf(own) - SENIORITIES.indexOf(wanted);
    return above > 0 ? above * RUNG.above : -above * RUNG.below;
  });
  return Math.min(...costs);
}

/** So many occupations are shown as similar, the meant one among them: further ones share skills, and are other trades. */
const MOST_NEIGHBOURS = 8;
/** From here on an occupation is a neighbour: of its own field, or of another one, whose skills are shared by chance sooner. */
const NEIGHBOUR = { sameField: 0.2, otherField: 0.3 } as const;

const listLongLicences = ({ skills }: Occupation): string[] =>
  skills.flatMap(({ skillId, mandatory }) => (mandatory === true && isLongLicence(skillId) ? [skillId] : []));

/** Kinship of neighbours; 0 for occupations that are none. */
function computeNearness(one: Occupation, other: Occupation): number {
  const kinship = computeKinship(one, other);
  return kinship >= (one.field === other.field ? NEIGHBOUR.sameField : NEIGHBOUR.otherField) ? kinship : 0;
}

/**
 * Occupations that words may mean, and those that need many of the same skills and no other licence of years.
 * @param words as typed
 * @returns ids, the closest first
 */
export function findNeighbours(words: string): string[] {
  const meant = words.trim() === '' ? [] : findMeant(words);
  const held = new Set(meant.flatMap(listLongLicences));
  // A cook is no dietitian: a licence of years stands between them.
  return OCCUPATIONS.filter((own) => listLongLicences(own).every((licence) => held.has(licence)))
    .map((own) => ({
      id: own.id,
      kinship: Math.max(0, ...meant.map((one) => computeNearness(one, own))),
    }))
    .filter(({ kinship }) => kinship > 0)
    .toSorted((one, other) => other.kinship - one.kinship)
    .slice(0, MOST_NEIGHBOURS)
    .map(({ id }) => id);
}

/**
 * Computes how close jobs are to the typed words: by the words found, by the complete title, and by the occupation
 * that both name, or the number of skills that their occupations share; less the rungs between them if the words ask to
 * lead others.
 * @param words as typed; empty words give 0 for every job
 * @returns a function of a job and its share of the best relevance of the words (0 to 1): a number from 0, higher is
 * closer
 */
export function createCloseness(words: string): (posting: Posting, relevance: number) => number {
  if (words.trim() === '') return () => 0;
  const asked = readTitleProfile(words);
  const meant = findMeant(words);
  const rungs = findTitleSeniorities(words).filter((rung) => SENIORITIES.indexOf(rung) >= LEADING);
  return (posting, relevance) => {
    const own = findOccupationById(posting.reading?.occupationId ?? '');
    const kinship = own ? Math.max(0, ...meant.map((occupation) => computeKinship(occupation, own))) : 0;
    const isSameField = own !== null && meant.some(({ field }) => field === own.field);
    const near =
      WEIGHTS.words * relevance +
      WEIGHTS.title * computeProfileSimilarity(asked, readProfile(posting)) +
      WEIGHTS.occupation * kinship +
      (isSameField ? WEIGHTS.field : 0);
    return Math.max(0, near - computeClimb(rungs, posting.vacancy.title));
  };
}
