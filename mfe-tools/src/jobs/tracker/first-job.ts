import { formatCalendarDay, type JobStage } from '@aura/shared-domain';
import { ENDED, type Followed, findStageDay } from './followed.ts';
import { isFarAbove } from './far-above.ts';
import { stageInWords } from './tracker-words.ts';

/** The job to take care of first. */
export interface FirstJob extends Followed {
  /** Why it comes first: "inscrições até 30/11/2026". */
  readonly why: string;
}

/** The further a process is, the less of it can be made up for later. */
const NEARNESS: Readonly<Partial<Record<JobStage, number>>> = { offer: 1, interview: 2, screening: 3 };

/** Where a job stands in the order of what to do, and why; the lowest comes first. */
interface Urgency {
  readonly rank: number;
  /** Orders jobs of one rank, the earliest first; empty where no day presses. */
  readonly day: string;
  /** Orders jobs without a day: how far the fit is from 100. */
  readonly lack: number;
  readonly why: string;
}

/** A past ad, or an application that was sent, comes after any fit. */
const NO_FIT = 1000;

function judgeUrgency({ job }: Followed, today: string): Urgency {
  const { nextStep, stage, vacancy, fit } = job;
  const { expiresOn } = vacancy;
  if (nextStep) {
    const why = `${nextStep.what}, ${formatCalendarDay(nextStep.on)}`;
    return { rank: nextStep.on <= today ? 0 : 5, day: nextStep.on, lack: 0, why };
  }
  const why = stageInWords(job).toLowerCase();
  const near = NEARNESS[stage];
  if (near !== undefined) return { rank: near, day: findStageDay(job), lack: 0, why };
  // A deadline presses only where the job is within reach.
  if (stage === 'saved' && expiresOn !== null && expiresOn >= today && !isFarAbove(job))
    return { rank: 4, day: expiresOn, lack: 0, why: `inscrições até ${formatCalendarDay(expiresOn)}` };
  const isPast = expiresOn !== null && expiresOn < today;
  const lack = isPast || stage !== 'saved' ? NO_FIT : 100 - (fit?.value ?? 0);
  return { rank: 6, day: '', lack, why };
}

/**
 * The job to take care of first on a day: a step that is due, then the furthest process, then the nearest deadline, a
 * later step, the best fit. A job that does not exist is never it. Null where none is open.
 */
export function findFirstJob(jobs: readonly Followed[], today: string): FirstJob | null {
  const [first] = jobs
    .filter(({ job }) => !ENDED.has(job.stage) && job.vacancy.source !== 'sample')
    .map((followed) => ({ ...followed, ...judgeUrgency(followed, today) }))
    .toSorted(
      (a, b) => a.rank - b.rank || a.day.localeCompare(b.day) || a.lack - b.lack || a.id.localeCompare(b.id),
    );
  return first ? { id: first.id, job: first.job, why: first.why } : null;
}

/** Whether every job that is open is a fictitious one of the demonstration, and there is one. */
export function hasOnlyDemonstration(jobs: readonly Followed[]): boolean {
  const open = jobs.filter(({ job }) => !ENDED.has(job.stage));
  return open.length > 0 && open.every(({ job }) => job.vacancy.source === 'sample');
}
