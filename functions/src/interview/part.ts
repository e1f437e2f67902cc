import {
  interviewAnswerEndpoint,
  interviewFinishEndpoint,
  interviewStartEndpoint,
} from '@aura/shared-domain';
import { analyseAnswer, chooseQuestions, reportOf } from '@aura/shared-interview';
import { definePart } from '../parts/define-part.ts';
import { answerInterview } from './answer-interview.ts';
import type { InterviewEngine } from './engine.ts';
import { finishInterview } from './finish-interview.ts';
import { startInterview } from './start-interview.ts';

const ENGINE: InterviewEngine = { choose: chooseQuestions, analyse: analyseAnswer, report: reportOf };

/** The interview simulator: begin, answer, conclude. */
export const createInterviewPart = (interviewEngine = ENGINE) =>
  definePart({
    name: 'interview',
    limits: { interview: { capacity: 30, refillPerSecond: 1 / 3, maxKeys: 10_000 } },
    routes(bind, deps) {
      const interviewDeps = { ...deps, interviewEngine };
      bind(interviewStartEndpoint, startInterview(interviewDeps), { limit: 'interview' });
      bind(interviewAnswerEndpoint, answerInterview(interviewDeps), { limit: 'interview' });
      bind(interviewFinishEndpoint, finishInterview(interviewDeps), { limit: 'interview' });
    },
  });

export default createInterviewPart();
