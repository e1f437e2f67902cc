import type { Query } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { parseCanonical } from '@aura/shared-career/render';
import {
  err,
  InterviewReportSchema,
  JobStageSchema,
  MENTOR_LIMITS,
  MentorFactSchema,
  ok,
  type InterviewReport,
  type Result,
} from '@aura/shared-domain';
import type { PersonRecord } from '@aura/shared-mentor';
import type { Failure } from '../../http/failure.ts';
import { queryFinishedInterviews } from '../../interview/finished-interviews.ts';
import { parseProfile, withDates } from '../../profile/parse-profile.ts';
import { PROFILE_FAILURES } from '../../profile/profile-failures.ts';
import type { MentorDocuments } from '../mentor-documents.ts';

/** Jobs and simulations that advice may rest on. */
const MOST = { jobs: 5, interviews: 3 } as const;

const StoredFactSchema = v.pick(MentorFactSchema, ['text', 'expiresAt']);
const FollowedJobSchema = v.object({
  vacancy: v.object({ title: v.string(), company: v.string() }),
  stage: JobStageSchema,
});
const FinishedInterviewSchema = v.object({
  finishedAt: v.date(),
  setup: v.object({ role: v.string() }),
  report: v.pick(InterviewReportSchema, ['overall', 'dimensions']),
});

/** The known facts of a person, and their expired remembered ones. */
export interface LoadedRecord {
  readonly record: PersonRecord;
  /** Ids. */
  readonly expired: readonly string[];
}

/** Reads all possible sources of advice. Unreadable data is skipped and not changed. */
export async function readRecord(
  { person, facts }: MentorDocuments,
  now: Date,
): Promise<Result<LoadedRecord, Failure>> {
  const [current, remembered, jobs, interviews] = await Promise.all([
    person.get(),
    readParsed(facts.orderBy('createdAt', 'desc').limit(MENTOR_LIMITS.facts), StoredFactSchema),
    readParsed(
      person
        .collection('savedJobs')
        .orderBy('updatedAt', 'desc')
        .limit(MOST.jobs)
        .select('vacancy.title', 'vacancy.company', 'stage'),
      FollowedJobSchema,
    ),
    readParsed(
      queryFinishedInterviews(person, MOST.interviews).select(
        'finishedAt',
        'setup.role',
        'report.overall',
        'report.dimensions',
      ),
      FinishedInterviewSchema,
    ),
  ]);
  const profile = parseProfile(current.data());
  if (!profile.ok) return err(PROFILE_FAILURES[profile.error]);
  const isOver = ({ value: { expiresAt } }: (typeof remembered)[number]): boolean =>
    expiresAt !== null && expiresAt <= now;
  return ok({
    expired: remembered.filter(isOver).map(({ id }) => id),
    record: {
      profile: profile.value,
      resume: parseCanonical(profile.value.resumeText),
      remembered: remembered.filter((fact) => !isOver(fact)).map(({ id, value: { text } }) => ({ id, text })),
      jobs: jobs.map(({ id, value: { vacancy, stage } }) => ({
        id,
        title: vacancy.title,
        company: vacancy.company === '' ? null : vacancy.company,
        stage,
      })),
      interviews: interviews.map(({ id, value: { setup, report } }) => ({
        id,
        role: setup.role,
        overall: report.overall,
        weakest: findWeakest(report),
      })),
      now,
    },
  });
}

/** The dimension with the lowest mean; the first of several. */
function findWeakest({ dimensions }: Pick<InterviewReport, 'dimensions'>) {
  const graded = dimensions.flatMap(({ id, value }) => (value === null ? [] : [{ id, value }]));
  return graded.toSorted((a, b) => a.value - b.value)[0]?.id ?? null;
}

async function readParsed<S extends v.GenericSchema>(
  query: Query,
  schema: S,
): Promise<{ readonly id: string; readonly value: v.InferOutput<S> }[]> {
  const { docs } = await query.get();
  return docs.flatMap((document) => {
    const value = v.safeParse(schema, withDates(document.data()));
    return value.success ? [{ id: document.id, value: value.output }] : [];
  });
}
