import { LAW_PASSAGES } from '../laws.ts';
import type { Passage } from '../passage.ts';
import { ARTICLE_PASSAGES } from './articles.ts';
import { GUIDE_PASSAGES } from './guides.ts';
import { INTERVIEW_GUIDES } from './guides/interview.ts';
import { CONFLICT_GUIDES } from './guides/conflict.ts';
import { JOB_GUIDES } from './guides/job.ts';
import { PLAN_GUIDES } from './guides/plan.ts';
import { PROMOTION_GUIDES } from './guides/promotion.ts';
import { RESUME_GUIDES } from './guides/resume.ts';
import { SALARY_GUIDES } from './guides/salary.ts';
import { STUDY_GUIDES } from './guides/study.ts';
import { TOOL_GUIDES } from './guides/tool.ts';
import { TRANSITION_GUIDES } from './guides/transition.ts';

/** Everything that advice can rest on, besides what is known of the person. */
export const PASSAGES: readonly Passage[] = [
  ...ARTICLE_PASSAGES,
  ...GUIDE_PASSAGES,
  ...PLAN_GUIDES,
  ...RESUME_GUIDES,
  ...JOB_GUIDES,
  ...INTERVIEW_GUIDES,
  ...SALARY_GUIDES,
  ...CONFLICT_GUIDES,
  ...PROMOTION_GUIDES,
  ...TRANSITION_GUIDES,
  ...STUDY_GUIDES,
  ...TOOL_GUIDES,
  ...LAW_PASSAGES,
];
