import * as v from 'valibot';
import {
  AnswerLessonResponseSchema,
  LessonProgressSchema,
  type LessonProgress,
  type ResponseOf,
  lessonAnswerEndpoint,
} from '@aura/shared-domain';
import { withDates } from '../src/profile/parse-profile.ts';
import type { Backend } from './backend.ts';
import { SAMPLE_ANSWERS, SAMPLE_LESSONS } from './lessons.ts';
import { newPerson, type Person } from './people.ts';

type Changes = Readonly<Record<string, unknown>>;

const SLUG = SAMPLE_LESSONS[0];
const timeZone = 'America/Sao_Paulo';
const READ = { timeZone, share: 1, seconds: 150 };

/** Index or text that answers a question of a sample lesson right. */
const rightAnswer = (questionId: string): number | string | undefined =>
  new Map(Object.entries(SAMPLE_ANSWERS)).get(questionId)?.right;

/** What people do with lessons; `answered` expects to succeed. Without another `slug` it is the first sample lesson. */
export function learnerOf(backend: Pick<Backend, 'post' | 'db'>) {
  const complete = (person: Person, { slug = SLUG, ...changes }: Changes = {}) =>
    backend.post(`/lessons/${String(slug)}/complete`, { ...READ, ...changes }, person.token);
  const answer = (person: Person, questionId: string, { slug = SLUG, ...changes }: Changes = {}) => {
    const usual = { questionId, timeZone, answer: rightAnswer(questionId) ?? 0, grade: 'good', reps: 0 };
    return backend.post(`/lessons/${String(slug)}/answers`, { ...usual, ...changes }, person.token);
  };
  return {
    complete,
    answer,
    newLearner: (): Promise<Person> => newPerson(backend.db, { diagnosticoCompleto: true }),
    async answered(
      person: Person,
      questionId: string,
      changes: Changes = {},
    ): Promise<ResponseOf<typeof lessonAnswerEndpoint>> {
      return v.parse(AnswerLessonResponseSchema, (await answer(person, questionId, changes)).body);
    },
    async progressOf(person: Person): Promise<LessonProgress | undefined> {
      const stored = (await person.stored('lessonProgress'))[SLUG];
      return v.parse(v.optional(LessonProgressSchema), withDates(stored));
    },
  };
}

export type LearnerCalls = ReturnType<typeof learnerOf>;
