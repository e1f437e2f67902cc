import type { Router } from 'express';
import {
  interviewAnswerEndpoint,
  interviewFinishEndpoint,
  interviewStartEndpoint,
} from '@aura/shared-domain';
import { personEndpoint, type PersonEndpointDeps } from '../http/person-endpoint.ts';
import { routePath } from '../http/request-of.ts';
import { answerInterview } from './answer-interview.ts';
import { finishInterview } from './finish-interview.ts';
import { startInterview, type InterviewDeps } from './start-interview.ts';

/** The interview simulator: begin, answer, conclude. */
export function addInterviewRoutes(routes: Router, deps: InterviewDeps & PersonEndpointDeps): void {
  routes.post(
    interviewStartEndpoint.path,
    personEndpoint(deps, interviewStartEndpoint.request, startInterview(deps)),
  );
  routes.post(
    routePath(interviewAnswerEndpoint.path),
    personEndpoint(deps, interviewAnswerEndpoint.request, answerInterview(deps)),
  );
  routes.post(
    routePath(interviewFinishEndpoint.path),
    personEndpoint(deps, interviewFinishEndpoint.request, finishInterview(deps)),
  );
}
