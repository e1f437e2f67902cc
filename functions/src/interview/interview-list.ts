import type { CollectionReference, Transaction } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { err, INTERVIEW_LIMITS, ok, type Result } from '@aura/shared-domain';
import type { Failure } from '../http/failure.ts';
import { withDates } from '../profile/parse-profile.ts';
import { REPEAT_WINDOW_MS } from '../usage/charge.ts';
import { INTERVIEW_FAILURES } from '../generated/failures.ts';

/** The fields of a simulation that are read without the rest. */
const ListedInterviewSchema = v.object({
  createdAt: v.date(),
  finishedAt: v.nullable(v.date()),
  questions: v.array(v.object({ id: v.string() })),
});

export type ListedInterview = v.InferOutput<typeof ListedInterviewSchema> & { readonly id: string };

/** The simulations of a person, oldest first. One that this build cannot read is left out, and left alone. */
export async function listInterviews(
  tx: Transaction,
  collection: CollectionReference,
): Promise<ListedInterview[]> {
  const found = await tx.get(collection.select('createdAt', 'finishedAt', 'questions'));
  const listed = found.docs.flatMap((document): ListedInterview[] => {
    const interview = v.safeParse(ListedInterviewSchema, withDates(document.data()));
    return interview.success ? [{ id: document.id, ...interview.output }] : [];
  });
  return listed.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1));
}

/** Ids of the questions that were asked, the latest first. */
export const listAskedQuestions = (listed: readonly ListedInterview[]): readonly string[] => [
  ...new Set(listed.toReversed().flatMap(({ questions }) => questions.map(({ id }) => id))),
];

/**
 * Ids of the simulations to delete for a new one, the oldest first; a failure if too few may be deleted. Unfinished
 * ones from the last day stay.
 * @param listed oldest first
 * @param keep the simulation that the new one repeats
 */
export function selectInterviewsToDrop(
  listed: readonly ListedInterview[],
  keep: string | null,
  now: Date,
): Result<readonly string[], Failure> {
  const excess = listed.length + 1 - INTERVIEW_LIMITS.stored;
  if (excess <= 0) return ok([]);
  const mayGo = listed.filter(({ id, createdAt, finishedAt }) => {
    const isUnderWay = finishedAt === null && createdAt.getTime() > now.getTime() - REPEAT_WINDOW_MS;
    return id !== keep && !isUnderWay;
  });
  return mayGo.length < excess
    ? err(INTERVIEW_FAILURES.manyOpen)
    : ok(mayGo.slice(0, excess).map(({ id }) => id));
}
