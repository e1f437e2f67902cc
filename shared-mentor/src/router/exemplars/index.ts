import type { MentorIntent } from '@aura/shared-domain';
import { PLAN_EXEMPLARS } from './plan.ts';
import { RESUME_EXEMPLARS } from './resume.ts';
import { JOB_EXEMPLARS } from './job.ts';
import { INTERVIEW_EXEMPLARS } from './interview.ts';
import { SALARY_EXEMPLARS } from './salary.ts';
import { CONFLICT_EXEMPLARS } from './conflict.ts';
import { PROMOTION_EXEMPLARS } from './promotion.ts';
import { TRANSITION_EXEMPLARS } from './transition.ts';
import { STUDY_EXEMPLARS } from './study.ts';
import { TOOL_EXEMPLARS } from './tool.ts';

/** Messages as people send them, by what they are about. */
export const EXEMPLARS: Readonly<Record<MentorIntent, readonly string[]>> = {
  plan: PLAN_EXEMPLARS,
  resume: RESUME_EXEMPLARS,
  job: JOB_EXEMPLARS,
  interview: INTERVIEW_EXEMPLARS,
  salary: SALARY_EXEMPLARS,
  conflict: CONFLICT_EXEMPLARS,
  promotion: PROMOTION_EXEMPLARS,
  transition: TRANSITION_EXEMPLARS,
  study: STUDY_EXEMPLARS,
  tool: TOOL_EXEMPLARS,
};
export { OUTSIDE_EXEMPLARS } from './outside.ts';
export { UNCLEAR_EXEMPLARS } from './unclear.ts';
