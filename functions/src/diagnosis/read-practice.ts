import type { DocumentReference } from 'firebase-admin/firestore';
import * as v from 'valibot';
import {
  DAY_MS,
  InterviewReportSchema,
  isSimulationComplete,
  PRACTICE_LIMITS,
  SENT_STAGES,
  type PracticeRecord,
} from '@aura/shared-domain';
import { queryFinishedInterviews } from '../interview/finished-interviews.ts';

/** Finished simulations that are looked through for those with enough answers. */
const LOOK_BACK = 10;

const FinishedSchema = v.object({ report: v.pick(InterviewReportSchema, ['overall', 'answered']) });

/** What the person practised on the platform: finished simulations, completed lessons, sent applications. */
export async function readPractice(person: DocumentReference, now: Date): Promise<PracticeRecord> {
  const since = new Date(now.getTime() - PRACTICE_LIMITS.lessonDays * DAY_MS);
  const [finished, lessons, applications] = await Promise.all([
    queryFinishedInterviews(person, LOOK_BACK).select('report.overall', 'report.answered').get(),
    person.collection('lessonProgress').where('completedAt', '>=', since).count().get(),
    person.collection('savedJobs').where('stage', 'in', SENT_STAGES).count().get(),
  ]);
  const simulations = finished.docs.flatMap((document) => {
    const read = v.safeParse(FinishedSchema, document.data());
    if (!read.success) return [];
    const { overall, answered } = read.output.report;
    return overall !== null && isSimulationComplete(answered) ? [overall] : [];
  });
  return {
    simulations: simulations.slice(0, PRACTICE_LIMITS.simulations),
    lessons: lessons.data().count,
    applications: applications.data().count,
  };
}
