import type { Router } from 'express';
import { ENDPOINTS } from '@aura/shared-domain';
import { personEndpoint, type PersonEndpointDeps } from '../http/person-endpoint.ts';
import { routePath } from '../http/request-of.ts';
import { answerLesson } from './answer-lesson.ts';
import { completeLesson, type LessonDeps } from './complete-lesson.ts';

/** Micro-learnings: a lesson is read, a question answered. */
export function addLessonRoutes(routes: Router, deps: LessonDeps & PersonEndpointDeps): void {
  const { lessonComplete, lessonAnswer } = ENDPOINTS;
  routes.post(
    routePath(lessonComplete.path),
    personEndpoint(deps, lessonComplete.request, completeLesson(deps)),
  );
  routes.post(routePath(lessonAnswer.path), personEndpoint(deps, lessonAnswer.request, answerLesson(deps)));
}
