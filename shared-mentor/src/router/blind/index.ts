import type { BlindMessage } from './blind-message.ts';
import { INTERVIEW_MESSAGES, JOB_MESSAGES } from './job-interview.ts';
import { OUTSIDE_MESSAGES } from './outside.ts';
import { PLAN_MESSAGES, RESUME_MESSAGES } from './plan-resume.ts';
import { PROMOTION_MESSAGES, TRANSITION_MESSAGES } from './promotion-transition.ts';
import { CONFLICT_MESSAGES, SALARY_MESSAGES } from './salary-conflict.ts';
import { STUDY_MESSAGES, TOOL_MESSAGES } from './study-tool.ts';

/** Messages that the router was not tuned on, written by somebody who had not seen its rules. */
export const BLIND_MESSAGES: readonly BlindMessage[] = [
  ...PLAN_MESSAGES,
  ...RESUME_MESSAGES,
  ...JOB_MESSAGES,
  ...INTERVIEW_MESSAGES,
  ...SALARY_MESSAGES,
  ...CONFLICT_MESSAGES,
  ...PROMOTION_MESSAGES,
  ...TRANSITION_MESSAGES,
  ...STUDY_MESSAGES,
  ...TOOL_MESSAGES,
  ...OUTSIDE_MESSAGES,
];
