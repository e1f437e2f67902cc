import type { DiagnosisAnswers, DiagnosisResult, DiagnosisVariant, ToldSince } from '@aura/shared-domain';
import { computeChanges } from './changes.ts';
import { gatherFacts, narrowToVariant } from './facts.ts';
import type { GoalProfile } from '../matching/goal-skills.ts';
import { listTitleForms } from '../taxonomy/titles.ts';
import { findGaps } from './gaps/find.ts';
import { toCanonicalJson, computeStableHash } from '../hash/index.ts';
import { nameLevel } from './level.ts';
import { findNotices } from './notices.ts';
import { findPaths } from './paths/find.ts';
import { buildPlan } from './plan/build.ts';
import { makeGeneralTasks } from './plan/general-tasks.ts';
import { NOTHING_TOLD } from './sources/told-evidence.ts';
import { isPractised } from './readiness/practice.ts';
import { scoreReadiness } from './readiness/score.ts';
import { findRisks } from './risks.ts';
import { findStrengths } from './strengths.ts';
import { DIAGNOSIS_VERSION } from './weights.ts';
import { ANCHOR_PAIRS, ANCHORS } from '../generated/anchors.ts';

const TOP = 3;

/** The three anchors chosen most often; ties keep the questionnaire's order, an anchor never chosen is left out. */
export function readAnchors(choices: DiagnosisAnswers['anchors']): DiagnosisResult['anchors'] {
  if (!choices) return [];
  const chosen = ANCHOR_PAIRS.flatMap((pair) => {
    const side = choices[pair.id];
    return side ? [pair[side].anchorId] : [];
  });
  return ANCHORS.map(({ id, label }) => ({
    id,
    label,
    wins: chosen.filter((anchor) => anchor === id).length,
  }))
    .filter(({ wins }) => wins > 0)
    .toSorted((a, b) => b.wins - a.wins)
    .slice(0, TOP);
}

export interface DiagnosisOptions {
  readonly variant: DiagnosisVariant;
  /** Date of the result, and the day up to which jobs and courses go on. */
  readonly now: Date;
  /** Facts added since the last diagnosis. */
  readonly told?: ToldSince;
}

/** The title of the occupation that stands for a goal in other words; nothing where they are the same. */
function nameMeasuredAs({ title, occupation }: GoalProfile): { measuredAs?: string } {
  if (!occupation) return {};
  const own = new Set(listTitleForms(title));
  return listTitleForms(occupation.title).some((form) => own.has(form))
    ? {}
    : { measuredAs: occupation.title };
}

/**
 * The career diagnosis `diag-1.2`: readiness, strengths with the lines that prove them, gaps by priority, a plan of a
 * quarter, near paths and interests. The same answers and options give the same bytes. It never fails: unmeasurable
 * values are null, with a notice.
 */
export function diagnose(answers: DiagnosisAnswers, options: DiagnosisOptions): DiagnosisResult {
  const told = options.told ?? NOTHING_TOLD;
  const facts = gatherFacts(narrowToVariant(answers, options.variant), told, options.now);
  const readiness = scoreReadiness(facts.readiness);
  const gaps = findGaps(facts);
  const paths = findPaths(facts);
  const plan = buildPlan(gaps, makeGeneralTasks(facts, paths), facts);
  const anchors = readAnchors(facts.answers.anchors);
  return {
    version: DIAGNOSIS_VERSION,
    variant: options.variant,
    generatedAt: options.now.toISOString(),
    inputHash: hashOfDiagnosis(answers, options),
    goal: {
      title: facts.goal.title,
      occupationId: facts.goal.occupation?.id ?? null,
      ...nameMeasuredAs(facts.goal),
      horizonMonths: answers.goal.horizonMonths,
      ...nameLevel(facts, options.now),
    },
    readiness,
    interests: facts.interests.profile,
    anchors,
    strengths: findStrengths(facts),
    gaps,
    paths,
    plan,
    risks: findRisks(gaps, plan, anchors, facts),
    whatWouldChange: computeChanges(gaps, facts),
    notices: findNotices(options.variant, readiness, facts),
  };
}

/** Identifies a diagnosis by its inputs, before any computation. */
export const hashOfDiagnosis = (
  answers: DiagnosisAnswers,
  { variant, told = NOTHING_TOLD }: Pick<DiagnosisOptions, 'variant' | 'told'>,
): string => computeStableHash(toCanonicalJson({ answers, variant, ...(isTold(told) && { told }) }));

const isTold = ({ evidence, confirmed, practice }: ToldSince): boolean =>
  evidence.length > 0 || confirmed.length > 0 || isPractised(practice);
