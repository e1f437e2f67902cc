import type { InterviewLevel, InterviewQuestion } from '@aura/shared-domain';
import { byLevel, type Draft } from '../make.ts';

type Drafts = Readonly<Record<InterviewLevel, readonly Draft[]>>;

/** The questions of one pack: what has been done in the trade, and what one would do in a made-up situation. */
export const packQuestions = (technical: Drafts, cases: Drafts): readonly InterviewQuestion[] => [
  ...byLevel({ topic: 'technical', language: 'pt', shape: 'story' }, technical),
  ...byLevel({ topic: 'case', language: 'pt', shape: 'plan' }, cases),
];
