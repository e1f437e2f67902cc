import type { DiagnosisResult, Seniority } from '@aura/shared-domain';
import { GRADE_CREDIT, gradeSkill, MET_CREDIT } from '../../matching/grade.ts';
import { OCCUPATIONS } from '../../taxonomy/occupation-catalogue.ts';
import { findSkillById, isLongLicence } from '../../taxonomy/skill-catalogue.ts';
import { computeTitleSimilarity } from '../../taxonomy/find-occupation.ts';
import { computeOverlap } from '../../taxonomy/near-occupations.ts';
import type { Field, Occupation } from '../../taxonomy/types.ts';
import { findTitleSeniorities } from '../../job/reading/seniority.ts';
import { foldText } from '../../text/index.ts';
import type { Facts } from '../facts.ts';
import { areNeighbours } from './fields.ts';
import { computeCongruence } from '../interests/congruence.ts';
import { LIMITS } from '../weights.ts';
import { type Course, findCourse, isOfOtherCourse, isOfOwnCourse } from './other-course.ts';
import { asksToLead, SCHOOLING } from './rank.ts';
import { explainPath } from './reason.ts';
import { takesAnotherDegree } from './regulated.ts';
import { makeStepDownTest } from './step-down.ts';

export type Path = DiagnosisResult['paths'][number];

/**
 * Weights of an occupation's closeness: the person's skills, the skills shared with the goal, the title; without a
 * goal, the interests.
 */
const CLOSENESS = {
  withGoal: { fit: 0.35, overlap: 0.45, title: 0.2 },
  exploring: { fit: 0.7, interests: 0.3 },
} as const;
/** A licence that is missing keeps an occupation further away than its other skills say. */
const MISSING_LICENCE_FACTOR = 0.6;
/** Minimums of a near path: this share of the weighted skills, and this many skills of the trade. */
const NEAR = { share: 0.45, skills: 3 } as const;
/** In a field that has nothing to do with the person's own, more has to be shared. */
const NEAR_ELSEWHERE = { share: 0.55, skills: 4 } as const;
/** Minimum overlap for a stretch path. */
const STRETCH = { share: 0.2, skills: 2 } as const;
const STRETCH_ELSEWHERE = { share: 0.3, skills: 3 } as const;
/** Bonus to the closeness for the same or a neighbouring field. */
const FIELD_BONUS = { same: 0.1, neighbour: 0.05 } as const;
/** Under this closeness an occupation has nothing to do with the person. */
const TOO_FAR = 0.12;
/** The stretch is chosen among this many occupations after the near ones. */
const STRETCH_POOL = 12;
const NAMED_SKILLS = 6;
/** Rungs of people who lead others. */
const LEADING: ReadonlySet<string> = new Set(['lead', 'manager', 'director']);
const BEGINNING: ReadonlySet<string> = new Set(['intern', 'apprentice', 'junior']);

interface Candidate {
  readonly occupation: Occupation;
  readonly closeness: number;
  /** Share of the weighted skills that are met, 0 to 1. */
  readonly share: number;
  /** How many skills of the trade are met: no schooling, no manners of working. */
  readonly met: number;
  /** Whether a licence that takes years is missing. */
  readonly locked: boolean;
  readonly shared: readonly string[];
  readonly missing: readonly string[];
}

/** Schooling and general work habits do not bring a person closer to any particular trade. */
const isOfTheTrade = (skillId: string): boolean =>
  !SCHOOLING.has(skillId) && findSkillById(skillId)?.kind !== 'behaviour';

/** The skills worth naming: schooling and manners of working are common to most occupations. */
function listTelling(skillIds: readonly string[]): string[] {
  const skills = skillIds.flatMap((id) => findSkillById(id) ?? []);
  const telling = skills.filter((skill) => skill.field !== 'general' || skill.kind === 'technique');
  return (telling.length > 0 ? telling : skills).map((skill) => skill.label);
}

function fitOf(
  occupation: Occupation,
  facts: Facts,
): Omit<Candidate, 'occupation' | 'closeness'> & { fit: number } {
  const graded = occupation.skills.map((skill) => ({ ...skill, ...gradeSkill(skill.skillId, facts.record) }));
  const total = graded.reduce((sum, skill) => sum + skill.weight, 0);
  const earned = graded.reduce((sum, skill) => sum + skill.weight * skill.credit, 0);
  const lacking = graded.filter((skill) => skill.mandatory === true && skill.credit < MET_CREDIT);
  const met = graded.filter((skill) => skill.credit >= MET_CREDIT);
  return {
    fit: (earned / total) * (lacking.length > 0 ? MISSING_LICENCE_FACTOR : 1),
    share: met.reduce((sum, skill) => sum + skill.weight, 0) / total,
    met: met.filter(({ skillId }) => isOfTheTrade(skillId)).length,
    locked: lacking.some(({ skillId }) => isLongLicence(skillId)),
    shared: listTelling(met.map((skill) => skill.skillId)),
    missing: listTelling(
      graded.filter((skill) => skill.credit <= GRADE_CREDIT.adjacent).map((skill) => skill.skillId),
    ),
  };
}

function computeCloseness(occupation: Occupation, fit: number, facts: Facts): number {
  const { goal, interests } = facts;
  if (goal.occupation) {
    const { withGoal } = CLOSENESS;
    return (
      withGoal.fit * fit +
      withGoal.overlap * computeOverlap(goal.occupation, occupation) +
      withGoal.title * computeTitleSimilarity(goal.occupation.title, occupation.title)
    );
  }
  const code = interests.profile?.code;
  if (!code) return fit;
  const { exploring } = CLOSENESS;
  // Interests alone reach exploring.interests, so that people without any record still get somewhere to look.
  return exploring.fit * fit + (exploring.interests * computeCongruence(code, occupation.riasec)) / 100;
}

/** Work the person already does, or already aims at, is no news. */
function listKnown(facts: Facts): Set<string> {
  const done = (facts.cv?.titles ?? []).flatMap(({ occupation }) => occupation?.id ?? []);
  return new Set([...done, ...(facts.goal.occupation ? [facts.goal.occupation.id] : [])]);
}

function toPath(
  { occupation, closeness, shared, missing }: Candidate,
  kind: Path['kind'],
  facts: Facts,
): Path {
  const sharedSkills = shared.slice(0, NAMED_SKILLS);
  const missingSkills = missing.slice(0, NAMED_SKILLS);
  return {
    occupationId: occupation.id,
    title: occupation.title,
    kind,
    distance: Math.round(100 * (1 - closeness)) / 100,
    sharedSkills,
    missingSkills,
    why: explainPath({ occupation, kind, shared: sharedSkills, missing: missingSkills }, facts),
  };
}

/** A path further away: in a field other than the near ones, by the interests if they are known. */
function pickStretch(
  rest: readonly Candidate[],
  near: readonly Candidate[],
  facts: Facts,
): Candidate | undefined {
  const fields = new Set(near.map(({ occupation }) => occupation.field));
  const code = facts.interests.profile?.code;
  const appeal = ({ occupation, closeness }: Candidate): number =>
    closeness +
    (fields.has(occupation.field) ? 0 : 0.1) +
    (code ? (0.2 * computeCongruence(code, occupation.riasec)) / 100 : 0);
  return rest.slice(0, STRETCH_POOL).toSorted((a, b) => appeal(b) - appeal(a))[0];
}

const listLatestRungs = ({ cv }: Facts): readonly Seniority[] =>
  findTitleSeniorities(cv?.titles[0]?.title ?? '');

/** Whether the person leads others, by the latest title; without a title, whether the goal is to lead. */
function isLeader(facts: Facts): boolean {
  const rungs =
    (facts.cv?.titles.length ?? 0) > 0
      ? listLatestRungs(facts)
      : findTitleSeniorities(facts.answers.goal.title);
  return rungs.some((rung) => LEADING.has(rung));
}

/** Whether an occupation is at the top, and the person does not manage yet: it is years away. */
const isOutOfReach = ({ title }: Occupation, facts: Facts): boolean =>
  findTitleSeniorities(title).includes('director') &&
  !listLatestRungs(facts).some((rung) => rung === 'manager' || rung === 'director');

/** Whether an occupation is below who directs already. */
const isBelowDirector = ({ title }: Occupation, facts: Facts): boolean =>
  listLatestRungs(facts).includes('director') && !findTitleSeniorities(title).includes('director');

/** Fields of the person's past, of the goal and of the course under way. */
function listFields(facts: Facts, course: Course | null): Set<Field> {
  const held = (facts.cv?.titles ?? []).flatMap(({ occupation }) => occupation?.field ?? []);
  return new Set([
    ...held,
    ...(facts.goal.occupation ? [facts.goal.occupation.field] : []),
    ...(course?.fields ?? []),
  ]);
}

function computeBonus(field: Field, own: ReadonlySet<Field>): number {
  if (own.has(field)) return FIELD_BONUS.same;
  return [...own].some((other) => areNeighbours(field, other)) ? FIELD_BONUS.neighbour : 0;
}

const hasReached = (
  { share, met }: Candidate,
  least: { readonly share: number; readonly skills: number },
): boolean => share >= least.share && met >= least.skills;

/** Trades whose ads name rungs, by the first word of their titles. */
const WITH_RUNGS = /^(?:analista|desenvolvedor|programador|engenheir|designer|consultor|advogad|contador)/u;

/** The person's own work one rung up, as the nearest step to another goal; null where its ads name no rungs. */
function findNextRung(facts: Facts): Path | null {
  const occupation = facts.cv?.titles[0]?.occupation;
  if (!occupation || !facts.goal.occupation || occupation.id === facts.goal.occupation.id) return null;
  if (!WITH_RUNGS.test(foldText(occupation.title).folded)) return null;
  const rungs = listLatestRungs(facts);
  if (rungs.some((rung) => rung === 'senior' || LEADING.has(rung))) return null;
  const isBeginner = rungs.some((rung) => BEGINNING.has(rung));
  const { fit, ...rest } = fitOf(occupation, facts);
  const path = toPath({ occupation, closeness: fit, ...rest }, 'near', facts);
  return {
    ...path,
    title: `${occupation.title} ${isBeginner ? 'pleno(a)' : 'sênior'}`,
    why: `É o próximo nível do trabalho que você já faz. ${path.why}`,
  };
}

/**
 * Three close occupations and one more ambitious; fewer if little is shared, none if nothing is. For who leads others,
 * occupations that ask for it: work on a lower rung is no path, however much it has in common. Nor is work that asks for
 * less than the person's own, work of another course than the one under way, nor the top of a company for who does not
 * manage, nor a regulated trade without its degree. The next rung of the person's own work comes first.
 */
export function findPaths(facts: Facts): Path[] {
  const skip = listKnown(facts);
  const course = findCourse(facts);
  const own = listFields(facts, course);
  const leads = isLeader(facts);
  const isStepDown = makeStepDownTest(facts, course);
  const candidates = OCCUPATIONS.filter(
    (occupation) =>
      !skip.has(occupation.id) &&
      !isOutOfReach(occupation, facts) &&
      (!leads || asksToLead(occupation)) &&
      !isStepDown(occupation) &&
      !isOfOtherCourse(occupation, course) &&
      (isOfOwnCourse(occupation, course) || !takesAnotherDegree(occupation, facts)) &&
      !isBelowDirector(occupation, facts),
  )
    .map((occupation) => {
      const { fit, ...rest } = fitOf(occupation, facts);
      const closeness = Math.min(
        1,
        computeCloseness(occupation, fit, facts) + computeBonus(occupation.field, own),
      );
      return { occupation, ...rest, closeness };
    })
    .filter(({ closeness }) => closeness >= TOO_FAR)
    .toSorted((a, b) => b.closeness - a.closeness);
  const next = findNextRung(facts);
  const isFamiliar = ({ occupation }: Candidate) => own.size === 0 || computeBonus(occupation.field, own) > 0;
  const near = candidates
    .filter((one) => !one.locked && hasReached(one, isFamiliar(one) ? NEAR : NEAR_ELSEWHERE))
    .slice(0, LIMITS.nearPaths - (next ? 1 : 0));
  const further = candidates.filter(
    (one) =>
      (!one.locked || isOfOwnCourse(one.occupation, course)) &&
      !near.includes(one) &&
      hasReached(one, isFamiliar(one) ? STRETCH : STRETCH_ELSEWHERE),
  );
  const stretch = pickStretch(further, near, facts);
  return [
    ...(next ? [next] : []),
    ...near.map((one) => toPath(one, 'near', facts)),
    ...(stretch ? [toPath(stretch, 'stretch', facts)] : []),
  ];
}
