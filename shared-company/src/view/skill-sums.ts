import type { SkillSums, UnitSums } from '../snapshot/snapshot.ts';
import { sumOf } from './visibility/part.ts';

/**
 * What some units have of a skill together, as everything that is shown reads it: published sums, added up and then
 * brought in line with each other (see `reconciled`).
 */
export function computeSkillSums(parts: readonly UnitSums[], skillId: string): SkillSums {
  const sum = (field: keyof SkillSums) => sumOf(parts, ({ skills }) => skills[skillId]?.[field] ?? 0);
  return reconcileSums({
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
 * Consistent sums: people with a gap were assessed, a person's missing part is at most everything, and a person's
 * proven and missing parts together are at most one. Each sum was rounded separately, so published ones may break
 * that, and a skill could be fully proven and also a gap of the same people. The excess of level and missing is
 * subtracted equally from both, since both may be off by the same.
 */
function reconcileSums({ assessed, ...sums }: SkillSums): SkillSums {
  const affected = Math.min(sums.affected, assessed);
  const most = Math.min(sums.missing, affected);
  const excess = Math.max(0, sums.level + most - assessed);
  const missing = Math.max(0, most - excess / 2);
  return { assessed, level: Math.min(sums.level, assessed - missing), affected, missing };
}
