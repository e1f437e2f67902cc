import type { Router } from 'express';
import { lessonAnswerEndpoint, lessonCompleteEndpoint } from '@aura/shared-domain';
import { personEndpoint, type PersonEndpointDeps } from '../http/person-endpoint.ts';
import { routePath } from '../http/request-of.ts';
import { answerLesson } from './answer-lesson.ts';
import { completeLesson, type LessonDeps } from './complete-lesson.ts';

/** Micro-learnings: a lesson is read, a question answered. */
export function addLessonRoutes(routes: Router, deps: LessonDeps & PersonEndpointDeps): void {
  routes.post(
    routePath(lessonCompleteEndpoint.path),
    personEndpoint(deps, lessonCompleteEndpoint.request, completeLesson(deps)),
  );
  routes.post(
    routePath(lessonAnswerEndpoint.path),
    personEndpoint(deps, lessonAnswerEndpoint.request, answerLesson(deps)),
  );
}
