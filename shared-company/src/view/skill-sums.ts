import type { SkillSums, UnitSums } from '../snapshot/snapshot.ts';
import { sumOf } from './visibility/part.ts';

/**
 * What some units have of a skill together, as everything that is shown reads it: published sums, added up and then
 * brought in line with each other (see `reconciled`).
 */
export function computeSkillSums(parts: readonly UnitSums[], skillId: string): SkillSums {
  const sum = (field: keyof SkillSums) => sumOf(parts, ({ skills }) => skills[skillId]?.[field] ?? 0);
  return reconciled({
    assessed: sum('assessed'),
    level: sum('level'),
    affected: sum('affected'),
    missing: sum('missing'),
  });
}

/** The skills that any of some units has numbers of, each once. */
export const listSkills = (parts: readonly UnitSums[]): readonly string[] => [
  ...new Set(parts.flatMap(({ skills }) => Object.keys(skills))),
];

/**
 * Sums that can be true side by side: whoever has a gap was assessed, nobody misses more than everything, and what is
 * proven and what is missing of a person are no more than one person. Each sum was rounded for itself, so the published
 * ones may break that, and a skill would be wholly proven and a gap of the same people. What level and missing have too
 * much is taken from both alike, for both may be off by the same.
 */
function reconciled({ assessed, ...sums }: SkillSums): SkillSums {
  const affected = Math.min(sums.affected, assessed);
  const most = Math.min(sums.missing, affected);
  const excess = Math.max(0, sums.level + most - assessed);
  const missing = Math.max(0, most - excess / 2);
  return { assessed, level: Math.min(sums.level, assessed - missing), affected, missing };
}
