import { SKILL_TABLES } from '../generated/taxonomy/skills.ts';
import { parseSkills } from './parse.ts';
import type { Skill } from './types.ts';

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

const skillsById = new Map(SKILLS.map((skill) => [skill.id, skill]));

/** The skill of an id; null if unknown. */
export function findSkillById(id: string): Skill | null {
  return skillsById.get(id) ?? null;
}

/** From this effort on a skill takes a year or more, such as a degree. */
const YEARS_OF_EFFORT = 4;

/** Whether a licence takes a year or more: who lacks it cannot begin soon. */
export const isLongLicence = (id: string): boolean => (findSkillById(id)?.effort ?? 1) >= YEARS_OF_EFFORT;

/** Ids of the skills that one skill implies, directly or through others, without itself. */
export function findImpliedSkills(id: string): ReadonlySet<string> {
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
