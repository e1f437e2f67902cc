import type { CollectionReference } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { joinGradedText, INTERVIEW_LIMITS } from '@aura/shared-domain';
import type { EarlierAnswer } from '@aura/shared-interview';
import { ToldSchema, type StoredInterview } from './stored-interview.ts';

/** Earlier answers that one is compared with. */
const MOST = 60;

const StoriesSchema = v.object({ told: v.array(ToldSchema) });

/**
 * Every answer of the simulation that is going on, then the last ones to each question of the others, newest first.
 * @param own the simulation that is going on
 * @param without a question of it whose answers do not count
 */
export async function readEarlierAnswers(
  collection: CollectionReference,
  own: { readonly id: string; readonly interview: StoredInterview; readonly without: string | null },
): Promise<EarlierAnswer[]> {
  const newest = collection.orderBy('createdAt', 'desc').limit(INTERVIEW_LIMITS.stored);
  const { docs } = await newest.select('told').get();
  const ofOthers = docs.flatMap((document): EarlierAnswer[] => {
    const stories = v.safeParse(StoriesSchema, document.data());
    if (!stories.success || document.id === own.id) return [];
    return stories.output.told.toReversed().map((answer) => ({ interviewId: document.id, ...answer }));
  });
  const ofOwn = listOwnAnswers(own.id, own.interview).filter(({ questionId }) => questionId !== own.without);
  return [...ofOwn, ...ofOthers].slice(0, MOST);
}

/** All of them, since none may be given again word for word. */
const listOwnAnswers = (interviewId: string, { questions, answers }: StoredInterview): EarlierAnswer[] =>
  answers.toReversed().flatMap(({ questionId, attempts }) => {
    const question = questions.find(({ id }) => id === questionId)?.text ?? '';
    return attempts
      .toReversed()
      .map((attempt) => ({ interviewId, questionId, question, text: joinGradedText(attempt) }));
  });
