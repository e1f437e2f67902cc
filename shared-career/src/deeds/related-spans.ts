import type { SkillSpan } from '../matching/grade.ts';
import { findSkillById } from '../taxonomy/skill-catalogue.ts';
import type { SkillKind } from '../taxonomy/types.ts';
import type { Person } from './judge.ts';
import { lookForRequirement } from './look.ts';

/** Papers and languages have rules of their own, and of behaviour a deed says little. */
const TOLD_IN_DEEDS: ReadonlySet<SkillKind> = new Set(['tool', 'technique', 'knowledge']);
/** Part of a name is no deed: only a relation covers all of it in other words. */
const WHOLE = 0.99;

/**
 * Which of some skills lines of work show in other words than the catalogue's: "conferi o saldo com o extrato" shows
 * bank reconciliation. One span a skill, its best line; the title of a job is no line of work.
 */
export function findRelatedSpans(skillIds: readonly string[], { units }: Pick<Person, 'units'>): SkillSpan[] {
  const described = units.filter(({ head, stance }) => !head || stance !== 'done');
  return skillIds.flatMap((skillId): SkillSpan[] => {
    const skill = findSkillById(skillId);
    if (!skill || !TOLD_IN_DEEDS.has(skill.kind)) return [];
    const { verdict, coverage, byName, evidence } = lookForRequirement(skill.label, described);
    const [best] = evidence;
    return verdict === 'proven' && byName !== true && coverage >= WHOLE && best
      ? [{ skillId, shows: true, evidence: best }]
      : [];
  });
}
