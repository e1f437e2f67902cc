import type { SkillSums, UnitSums } from '../snapshot/snapshot.ts';
import { sumOf } from './visibility/part.ts';

/** What some units have of a skill together. */
export function skillSums(parts: readonly UnitSums[], skillId: string): SkillSums {
  const sum = (field: keyof SkillSums) => sumOf(parts, ({ skills }) => skills[skillId]?.[field] ?? 0);
  return {
    assessed: sum('assessed'),
    level: sum('level'),
    affected: sum('affected'),
    missing: sum('missing'),
  };
}

/** The skills that any of some units has numbers of, each once. */
export const skillsOf = (parts: readonly UnitSums[]): readonly string[] => [
  ...new Set(parts.flatMap(({ skills }) => Object.keys(skills))),
];
