import { type Deduction, makeScore, type Score } from '@aura/shared-domain';
import { gradeAbout } from './about.ts';
import { gradeCompleteness } from './completeness.ts';
import { gradeExperiences } from './experiences.ts';
import { gradeFindability } from './findability.ts';
import { gradeHeadline } from './headline.ts';
import type { Measured } from './input.ts';
import { gradeSkills } from './skills.ts';
import { gradeSocialProof } from './social-proof.ts';
import { LINKEDIN_VERSION } from './weights.ts';

/** The score `li-1.0` of a profile with everything that it lost points for, dimension by dimension. */
export function scoreLinkedIn(measured: Measured): {
  readonly score: Score;
  readonly deductions: readonly Deduction[];
} {
  const graded = [
    gradeHeadline,
    gradeAbout,
    gradeExperiences,
    gradeSkills,
    gradeFindability,
    gradeSocialProof,
    gradeCompleteness,
  ].map((grade) => grade(measured));
  return {
    score: makeScore(LINKEDIN_VERSION, {
      dimensions: graded.map(({ dimension }) => dimension),
      ceilings: [],
    }),
    deductions: graded.flatMap(({ deductions }) => deductions),
  };
}
