import type { Router } from 'express';
import { ENDPOINTS } from '@aura/shared-domain';
import { personEndpoint, type PersonEndpointDeps } from '../http/person-endpoint.ts';
import { routePath } from '../http/request-of.ts';
import { answerInterview } from './answer-interview.ts';
import { finishInterview } from './finish-interview.ts';
import { startInterview, type InterviewDeps } from './start-interview.ts';

/** The interview simulator: begin, answer, conclude. */
export function addInterviewRoutes(routes: Router, deps: InterviewDeps & PersonEndpointDeps): void {
  const { interviewStart, interviewAnswer, interviewFinish } = ENDPOINTS;
  routes.post(interviewStart.path, personEndpoint(deps, interviewStart.request, startInterview(deps)));
  routes.post(
    routePath(interviewAnswer.path),
    personEndpoint(deps, interviewAnswer.request, answerInterview(deps)),
  );
  routes.post(
    routePath(interviewFinish.path),
    personEndpoint(deps, interviewFinish.request, finishInterview(deps)),
  );
}
