import type { DiagnosisAnswers, Evidence, ResumeStructure } from '@aura/shared-domain';
import { gatherFacts, narrowToVariant } from '../diagnosis/facts.ts';
import { NOTHING_TOLD } from '../diagnosis/sources/told-evidence.ts';
import { readCandidate } from '../job/match/candidate.ts';
import { gradeRequirement } from '../job/match/grade-requirement.ts';
import { readJob } from '../job/reading/read-job.ts';
import { MET_CREDIT } from '../matching/grade.ts';
import type { AskedItem } from './verify.ts';

const MOST_ASKED = 20;

const listLines = (evidence: readonly Evidence[]): number[] =>
  evidence.flatMap(({ source, line }) => (source === 'cv' && line !== undefined ? [line] : []));

/** The skills of a goal with what the diagnosis found of each. */
export function listGoalSkillsAsked(answers: DiagnosisAnswers, now: Date): AskedItem[] {
  const { goal, readiness } = gatherFacts(narrowToVariant(answers, 'full'), NOTHING_TOLD, now);
  return goal.skills.slice(0, MOST_ASKED).map(({ skillId, label }, at) => {
    const graded = readiness.graded?.[at];
    return {
      id: skillId,
      label,
      found: (graded?.credit ?? 0) >= MET_CREDIT,
      cited: listLines([...(graded?.direct ?? []), ...(graded?.indirect ?? [])]),
    };
  });
}

/** The requirements of an ad with what the match found of each; empty where the ad cannot be read. */
export function listAdRequirementsAsked(ad: string, resume: ResumeStructure, now: Date): AskedItem[] {
  const read = readJob(ad);
  if (!read.ok) return [];
  const candidate = readCandidate(resume, now);
  return read.value.requirements.slice(0, MOST_ASKED).map((requirement, at) => {
    const graded = gradeRequirement(requirement, candidate, { years: 0, jobs: [] });
    return {
      id: `r${at + 1}`,
      label: requirement.label,
      found: (graded?.credit ?? 0) >= MET_CREDIT,
      cited: listLines(graded?.evidence ?? []),
    };
  });
}
