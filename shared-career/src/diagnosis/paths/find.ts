import type { DiagnosisResult } from '@aura/shared-domain';
import { GRADE_CREDIT, gradeSkill, MET_CREDIT } from '../../matching/grade.ts';
import { OCCUPATIONS, skillById } from '../../taxonomy/catalogue.ts';
import { findOccupation, titleSimilarity } from '../../taxonomy/find-occupation.ts';
import type { Occupation } from '../../taxonomy/types.ts';
import type { Facts } from '../facts.ts';
import { congruence } from '../interests/congruence.ts';
import { LIMITS } from '../weights.ts';
import { pathReason } from './reason.ts';

export type Path = DiagnosisResult['paths'][number];

/** What makes an occupation close: what the person brings, what it shares with the goal, its title; without a goal, the interests. */
const CLOSENESS = {
  withGoal: { fit: 0.35, overlap: 0.45, title: 0.2 },
  exploring: { fit: 0.7, interests: 0.3 },
} as const;
/** A licence that is missing keeps an occupation further away than its other skills say. */
const MISSING_LICENCE_FACTOR = 0.6;
/** Under this closeness an occupation has nothing to do with the person. */
const TOO_FAR = 0.12;
/** The stretch is chosen among this many occupations after the near ones. */
const STRETCH_POOL = 12;
const NAMED_SKILLS = 6;

interface Candidate {
  readonly occupation: Occupation;
  readonly closeness: number;
  readonly shared: readonly string[];
  readonly missing: readonly string[];
}

/** What is worth naming: schooling and manners of working are common to most occupations. */
function named(skillIds: readonly string[]): string[] {
  const skills = skillIds.flatMap((id) => skillById(id) ?? []);
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
  const locked = graded.some((skill) => skill.mandatory === true && skill.credit < MET_CREDIT);
  return {
    fit: (earned / total) * (locked ? MISSING_LICENCE_FACTOR : 1),
    shared: named(graded.filter((skill) => skill.credit >= MET_CREDIT).map((skill) => skill.skillId)),
    missing: named(
      graded.filter((skill) => skill.credit <= GRADE_CREDIT.adjacent).map((skill) => skill.skillId),
    ),
  };
}

/** Weighted Jaccard of the skills of two occupations, 0 to 1. */
function overlapOf(a: Occupation, b: Occupation): number {
  const weights = new Map(b.skills.map((skill) => [skill.skillId, skill.weight]));
  const own = new Map(a.skills.map((skill) => [skill.skillId, skill.weight]));
  const ids = new Set([...weights.keys(), ...own.keys()]);
  let both = 0;
  let either = 0;
  for (const id of ids) {
    both += Math.min(weights.get(id) ?? 0, own.get(id) ?? 0);
    either += Math.max(weights.get(id) ?? 0, own.get(id) ?? 0);
  }
  return both / either;
}

function closenessOf(occupation: Occupation, fit: number, facts: Facts): number {
  const { goal, interests } = facts;
  if (goal.occupation) {
    const { withGoal } = CLOSENESS;
    return (
      withGoal.fit * fit +
      withGoal.overlap * overlapOf(goal.occupation, occupation) +
      withGoal.title * titleSimilarity(goal.occupation.title, occupation.title)
    );
  }
  const code = interests.profile?.code;
  if (!code) return fit;
  const { exploring } = CLOSENESS;
  // Interests alone reach exploring.interests, so that people without any record still get somewhere to look.
  return exploring.fit * fit + (exploring.interests * congruence(code, occupation.riasec)) / 100;
}

/** Work the person already does, or already aims at, is no news. */
function known(facts: Facts): Set<string> {
  const titles = (facts.answers.resume?.experiences ?? []).map((experience) => experience.title);
  const done = titles.flatMap((title) => findOccupation(title)?.id ?? []);
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
    why: pathReason({ occupation, kind, shared: sharedSkills, missing: missingSkills }, facts),
  };
}

/** Among the ones further away: another field than the near ones, and the interests where they are known. */
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
    (code ? (0.2 * congruence(code, occupation.riasec)) / 100 : 0);
  return rest.slice(0, STRETCH_POOL).toSorted((a, b) => appeal(b) - appeal(a))[0];
}

/** Three near occupations and one that stretches further; fewer where nothing is close, none where nothing is known. */
export function findPaths(facts: Facts): Path[] {
  const skip = known(facts);
  const candidates = OCCUPATIONS.filter((occupation) => !skip.has(occupation.id))
    .map((occupation) => {
      const { fit, shared, missing } = fitOf(occupation, facts);
      return { occupation, shared, missing, closeness: closenessOf(occupation, fit, facts) };
    })
    .filter(({ closeness }) => closeness >= TOO_FAR)
    .toSorted((a, b) => b.closeness - a.closeness);
  const near = candidates.slice(0, LIMITS.nearPaths);
  const stretch = pickStretch(candidates.slice(LIMITS.nearPaths), near, facts);
  return [
    ...near.map((one) => toPath(one, 'near', facts)),
    ...(stretch ? [toPath(stretch, 'stretch', facts)] : []),
  ];
}
