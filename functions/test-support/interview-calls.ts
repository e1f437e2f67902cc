import * as v from 'valibot';
import {
  AnswerInterviewResponseSchema,
  FinishInterviewResponseSchema,
  StartInterviewResponseSchema,
  type AnswerInterviewResponse,
  type ResponseOf,
  interviewFinishEndpoint,
} from '@aura/shared-domain';
import type { Backend } from './backend.ts';
import { answerRequest, questionIds, startRequest } from './interviews.ts';
import type { Person } from './people.ts';

type Graded = Extract<AnswerInterviewResponse, { graded: true }>;

/** A simulation that a test has begun, and the ids of its questions. */
export interface Begun {
  readonly id: string;
  readonly questions: readonly string[];
}

/** The calls of the simulator on behalf of people; those that end in `ed` expect to succeed. */
export function openSimulator(backend: Pick<Backend, 'post'>) {
  const start = (person: Person, request: unknown = startRequest()) =>
    backend.post('/interview', request, person.token);
  const answer = (person: Person, id: string, request: unknown) =>
    backend.post(`/interview/${id}/answer`, request, person.token);
  const finish = (person: Person, id: string) => backend.post(`/interview/${id}/finish`, {}, person.token);
  return {
    start,
    answer,
    finish,
    async started(person: Person, request = startRequest()): Promise<Begun> {
      const { id, interview } = v.parse(StartInterviewResponseSchema, (await start(person, request)).body);
      return { id, questions: questionIds(interview) };
    },
    async answered(
      person: Person,
      begun: Begun,
      at: number,
      changes: Parameters<typeof answerRequest>[1] = {},
    ) {
      const request = answerRequest(begun.questions[at] ?? '', changes);
      const { body } = await answer(person, begun.id, request);
      return v.parse(AnswerInterviewResponseSchema, body) as Graded;
    },
    async finished(person: Person, begun: Begun): Promise<ResponseOf<typeof interviewFinishEndpoint>> {
      return v.parse(FinishInterviewResponseSchema, (await finish(person, begun.id)).body);
    },
  };
}

/** Simulations of a person's month, as their profile counts them. */
export const simulationsOf = async (person: Person): Promise<number> => {
  const counts = (await person.profile())['usageCounts'] as Record<string, number> | undefined;
  return counts?.['interviewSimulator'] ?? 0;
};
