import { takeWithHeaviest, type DiagnosisResult, type Evidence } from '@aura/shared-domain';
import type { GoalSkill } from '../../matching/goal-skills.ts';
import { DOES_IT, GRADE_CREDIT, type GradedSkill, MET_CREDIT } from '../../matching/grade.ts';
import { PROOF_FROM_LEVEL } from '../../questionnaire/options.ts';
import { findImpliedSkills, findSkillById } from '../../taxonomy/skill-catalogue.ts';
import type { Facts } from '../facts.ts';
import { LIMITS } from '../weights.ts';
import { keepDistinctLines } from '../../wording/distinct.ts';
import { explainGap } from './reason.ts';

export type Gap = DiagnosisResult['gaps'][number];

/** Whether the person has the skill and only has to show it. Who is only getting to know it has nothing to show yet. */
export function isAlreadyThere(
  { skillId, grade, effort, adjacentEvidence }: Gap,
  { record }: Pick<Facts, 'record'>,
): boolean {
  const level = record.rated.get(skillId)?.level ?? null;
  const hasTold = adjacentEvidence.some(({ source }) => source === 'answer');
  if (level !== null && level < DOES_IT && !hasTold) return false;
  return grade === 'listed' || grade === 'inferred' || (grade === 'declared' && effort === 1);
}

/** From this weight on a skill is important to the goal rather than an extra. */
const IMPORTANT = 0.6;
const ADJACENT_LINES = 2;

/**
 * Effort that is left, 1 to 5: showing what one already does is a matter of days whatever it took to learn, a
 * neighbouring skill or some practice saves a step.
 */
function computeEffortLeft({ effort }: GoalSkill, { grade, level }: GradedSkill): number {
  if (grade === 'listed' || grade === 'inferred') return 1;
  if (grade === 'declared' && level !== null && level >= PROOF_FROM_LEVEL) return 1;
  return grade === 'absent' ? effort : Math.max(1, effort - 1);
}

function chooseKind(skill: GoalSkill, credit: number): Gap['kind'] {
  if (skill.mandatory && credit < MET_CREDIT) return 'blocker';
  return skill.weight >= IMPORTANT ? 'important' : 'differential';
}

/** The person's own example before the places that only name the skill. */
const orderToldFirst = (spans: readonly Evidence[]): Evidence[] =>
  spans.toSorted((a, b) => Number(b.source === 'answer') - Number(a.source === 'answer'));

function toGap(skill: GoalSkill, graded: GradedSkill, facts: Facts): Gap {
  const effort = computeEffortLeft(skill, graded);
  const kind = chooseKind(skill, graded.credit);
  return {
    id: `gap-${skill.skillId}`,
    skillId: skill.skillId,
    title: skill.label,
    kind,
    grade: graded.grade,
    impact: skill.weight,
    effort,
    priority: Math.round((1000 * skill.weight * (1 - graded.credit)) / effort) / 1000,
    why: explainGap(skill, graded, kind, facts),
    adjacentEvidence: keepDistinctLines(
      graded.direct.length > 0 ? orderToldFirst(graded.direct) : graded.indirect,
    ).slice(0, ADJACENT_LINES),
  };
}

/** Whether work with a higher skill proves this one, too: who builds with JavaScript knows how to program. */
function isProvenByHigher(skillId: string, { record }: Pick<Facts, 'record'>): boolean {
  const level = record.rated.get(skillId)?.level ?? DOES_IT;
  return level >= DOES_IT && [...record.shown.keys()].some((id) => findImpliedSkills(id).has(skillId));
}

/** Whether a paper that is held takes this knowledge: who has the course of one norm knows of norms. */
function isProvenByPaper(skillId: string, { record }: Pick<Facts, 'record'>): boolean {
  if (findSkillById(skillId)?.kind !== 'knowledge') return false;
  const level = record.rated.get(skillId)?.level ?? DOES_IT;
  const isTakenBy = (id: string): boolean =>
    findSkillById(id)?.kind === 'licence' && findImpliedSkills(id).has(skillId);
  return level >= DOES_IT && [...record.listed.keys()].some(isTakenBy);
}

/**
 * At most five gaps: indispensable ones first, then by impact × missing part ÷ remaining effort; ties keep the order
 * of the goal's skills. The one that costs most is always among them, however long it takes to close.
 */
export function findGaps(facts: Facts): Gap[] {
  const { goal, readiness } = facts;
  const gaps = goal.skills
    .flatMap((skill, at) => {
      const graded = readiness.graded?.[at];
      const isMissing =
        graded &&
        graded.credit < GRADE_CREDIT.proven &&
        !isProvenByHigher(skill.skillId, facts) &&
        !isProvenByPaper(skill.skillId, facts);
      return isMissing ? [toGap(skill, graded, facts)] : [];
    })
    .toSorted(
      (a, b) => Number(b.kind === 'blocker') - Number(a.kind === 'blocker') || b.priority - a.priority,
    );
  return takeWithHeaviest(gaps, LIMITS.gaps);
}
