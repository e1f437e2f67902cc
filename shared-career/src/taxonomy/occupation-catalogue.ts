import { OCCUPATION_TABLES } from '../generated/taxonomy/occupations.ts';
import { parseOccupations } from './parse.ts';
import type { Occupation } from './types.ts';

/** Every occupation that Aura knows. Apart from the skills, so that a page may search titles without them. */
export const OCCUPATIONS: readonly Occupation[] = OCCUPATION_TABLES.flatMap(parseOccupations);

const occupationsById = new Map(OCCUPATIONS.map((occupation) => [occupation.id, occupation]));

/** The occupation of an id; null if unknown. */
export function findOccupationById(id: string): Occupation | null {
  return occupationsById.get(id) ?? null;
}
