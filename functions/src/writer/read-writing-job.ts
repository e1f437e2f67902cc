import type { Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { buildRunWritingJob, buildWritingJob, type WritingJob } from '@aura/shared-career';
import { parseCanonical } from '@aura/shared-career/render';
import { err, ok, type Result, type WritingRequest } from '@aura/shared-domain';
import type { Failure } from '../http/failure.ts';
import { INTERVIEW_FAILURES } from '../generated/failures.ts';
import { parseInterview } from '../interview/stored-interview.ts';
import { describeNarrator, listStrongerTargets } from '../interview/stronger-targets.ts';
import { parseProfile, withDates } from '../profile/parse-profile.ts';
import { PROFILE_FAILURES } from '../profile/profile-failures.ts';
import { StoredLinkedInSchema, StoredResumeSchema } from '../tools/tools.ts';

/** The texts of a stored run, or of a stored simulation, that are to be rewritten. */
export async function readWritingJob(
  db: Firestore,
  uid: string,
  { tool, runId }: WritingRequest,
): Promise<Result<WritingJob, Failure>> {
  if (tool === 'interview') return readInterviewJob(db, uid, runId);
  const stored = async <S extends v.GenericSchema>(collection: string, schema: S) => {
    const document = await db.doc(`users/${uid}/${collection}/${runId}`).get();
    const run = v.safeParse(schema, withDates(document.data()));
    return run.success ? run.output : null;
  };
  if (tool === 'resume') {
    const run = await stored('resumeRuns', StoredResumeSchema);
    return run ? ok(buildRunWritingJob({ tool, ...run })) : err({ code: 'not_found' });
  }
  const run = await stored('linkedinRuns', StoredLinkedInSchema);
  return run ? ok(buildRunWritingJob({ tool, ...run })) : err({ code: 'not_found' });
}

async function readInterviewJob(
  db: Firestore,
  uid: string,
  id: string,
): Promise<Result<WritingJob, Failure>> {
  const person = db.doc(`users/${uid}`);
  const [current, stored] = await db.getAll(person, person.collection('interviews').doc(id));
  const interview = parseInterview(stored?.data());
  if (!interview) return err(INTERVIEW_FAILURES.notThere);
  const profile = parseProfile(current?.data());
  if (!profile.ok) return err(PROFILE_FAILURES[profile.error]);
  const identity = describeNarrator(profile.value.name, parseCanonical(profile.value.resumeText));
  return ok(buildWritingJob(listStrongerTargets(interview), { goal: interview.setup.role, identity }));
}
