import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { readJob } from '@aura/shared-career';
import {
  err,
  ok,
  SavedJobSchema,
  type Interview,
  type JobReading,
  type Result,
  type Vacancy,
} from '@aura/shared-domain';
import { readVacancyText } from '@aura/shared-jobs';
import type { Failure } from '../http/failure.ts';
import { withDates } from '../profile/parse-profile.ts';
import { INTERVIEW_FAILURES } from '../generated/failures.ts';

/** Requirements that a simulation keeps of a job; ads rarely name half as many. */
const MOST_REQUIREMENTS = 40;

const VacancySchema = v.pick(SavedJobSchema, ['vacancy']);

type Job = NonNullable<Interview['job']>;

/** The job of a person's tracker that a simulation is about. @param id null for none */
export async function readTrackedJob(
  tx: Transaction,
  person: DocumentReference,
  id: string | null,
): Promise<Result<Job | null, Failure>> {
  if (id === null) return ok(null);
  const stored = await tx.get(person.collection('savedJobs').doc(id));
  const job = v.safeParse(VacancySchema, withDates(stored.data()));
  return job.success ? ok(buildInterviewJob(job.output.vacancy)) : err(INTERVIEW_FAILURES.jobGone);
}

/** A job as a simulation keeps it. An ad that is too short to be read asks for nothing. */
export function buildInterviewJob(vacancy: Vacancy): Job {
  const reading = readJob(readVacancyText(vacancy));
  return {
    title: vacancy.title,
    company: vacancy.company === '' ? null : vacancy.company,
    requirements: reading.ok ? listTellable(reading.value) : [],
  };
}

/** Requirements that an answer can demonstrate: neither years nor conditions such as travelling. */
const listTellable = ({ requirements }: JobReading): string[] => {
  const told = requirements.filter(
    ({ kind, necessity }) => kind !== 'years' && kind !== 'condition' && necessity !== 'manual',
  );
  return [...new Set(told.map(({ label }) => label))].slice(0, MOST_REQUIREMENTS);
};
