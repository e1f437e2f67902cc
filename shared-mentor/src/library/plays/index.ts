import type { MentorIntent } from '@aura/shared-domain';
import type { Play } from '../play.ts';
import { PLAN_PLAYS } from './plan/index.ts';
import { RESUME_PLAYS } from './resume/index.ts';
import { JOB_PLAYS } from './job/index.ts';
import { INTERVIEW_PLAYS } from './interview/index.ts';
import { SALARY_PLAYS } from './salary/index.ts';
import { CONFLICT_PLAYS } from './conflict/index.ts';
import { PROMOTION_PLAYS } from './promotion/index.ts';
import { TRANSITION_PLAYS } from './transition/index.ts';
import { STUDY_PLAYS } from './study/index.ts';
import { TOOL_PLAYS } from './tool/index.ts';

/** Advice by what it is about. The first play of an intent answers what none of its others is nearer to. */
export const PLAYS_OF: Readonly<Record<MentorIntent, readonly [Play, ...Play[]]>> = {
  plan: PLAN_PLAYS,
  resume: RESUME_PLAYS,
  job: JOB_PLAYS,
  interview: INTERVIEW_PLAYS,
  salary: SALARY_PLAYS,
  conflict: CONFLICT_PLAYS,
  promotion: PROMOTION_PLAYS,
  transition: TRANSITION_PLAYS,
  study: STUDY_PLAYS,
  tool: TOOL_PLAYS,
};

/** All advice. */
export const PLAYS: readonly Play[] = Object.values(PLAYS_OF).flat();
