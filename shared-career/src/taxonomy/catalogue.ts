import { OCCUPATION_TABLES } from './data/occupations/index.ts';
import { SKILL_TABLES } from './data/skills/index.ts';
import { parseOccupations, parseSkills } from './parse.ts';
import type { Occupation, Skill } from './types.ts';

/** Closeness goes both ways, whichever of the two rows names it. */
function withMutualNeighbours(skills: readonly Skill[]): Skill[] {
  const near = new Map<string, Set<string>>(skills.map((skill) => [skill.id, new Set(skill.neighbours)]));
  for (const skill of skills) for (const other of skill.neighbours) near.get(other)?.add(skill.id);
  return skills.map((skill) => ({ ...skill, neighbours: [...(near.get(skill.id) ?? [])].toSorted() }));
}

/** Every skill that Aura knows. */
export const SKILLS: readonly Skill[] = withMutualNeighbours(
  SKILL_TABLES.flatMap(([field, table]) => parseSkills(field, table)),
);

/** Every occupation that Aura knows. */
export const OCCUPATIONS: readonly Occupation[] = OCCUPATION_TABLES.flatMap(parseOccupations);

const skillsById = new Map(SKILLS.map((skill) => [skill.id, skill]));
const occupationsById = new Map(OCCUPATIONS.map((occupation) => [occupation.id, occupation]));

/** The skill of an id; null where there is none. */
export function skillById(id: string): Skill | null {
  return skillsById.get(id) ?? null;
}

/** The occupation of an id; null where there is none. */
export function occupationById(id: string): Occupation | null {
  return occupationsById.get(id) ?? null;
}

/** Ids of the skills that one skill implies, directly or through others, without itself. */
export function impliedBy(id: string): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (from: string): void => {
    for (const next of skillsById.get(from)?.implies ?? []) {
      if (found.has(next)) continue;
      found.add(next);
      visit(next);
    }
  };
  visit(id);
  return found;
}
