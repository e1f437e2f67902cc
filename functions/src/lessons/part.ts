import { lessonAnswerEndpoint, lessonCompleteEndpoint } from '@aura/shared-domain';
import { loadLesson } from '@aura/shared-lessons';
import { definePart } from '../parts/define-part.ts';
import { answerLesson } from './answer-lesson.ts';
import { completeLesson, type LessonDeps } from './complete-lesson.ts';

/** Micro-learnings: a lesson is read, a question answered. */
export const createLessonsPart = (load: LessonDeps['loadLesson'] = loadLesson) =>
  definePart({
    name: 'lessons',
    routes(bind, deps) {
      const lessonDeps = { ...deps, loadLesson: load };
      bind(lessonCompleteEndpoint, completeLesson(lessonDeps));
      bind(lessonAnswerEndpoint, answerLesson(lessonDeps));
    },
  });

export default createLessonsPart();
