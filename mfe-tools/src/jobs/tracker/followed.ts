import {
  computeDay,
  JOB_STAGES,
  TRACKER_LIMITS,
  type JobStage,
  type SavedJob,
  type SavedJobChange,
} from '@aura/shared-domain';

/** A job of the tracker with its id. */
export interface Followed {
  readonly id: string;
  readonly job: SavedJob;
}

/** The day on which a job entered the stage that it is in. */
export const findStageDay = ({ history, savedAt }: SavedJob): string =>
  history.at(-1)?.on ?? computeDay(savedAt);

/** A job after a change; what is left out stays, and another stage is a new line of its history. */
export function withChange(job: SavedJob, change: SavedJobChange, now: Date): SavedJob {
  const {
    stage = job.stage,
    notes = job.notes,
    nextStep = job.nextStep,
    sentCv = job.sentCv,
    details,
  } = change;
  const vacancy = { ...job.vacancy, ...details };
  const history =
    stage === job.stage
      ? job.history
      : [...job.history, { stage, on: computeDay(now) }].slice(-TRACKER_LIMITS.history);
  return {
    ...job,
    vacancy,
    stage,
    notes,
    nextStep,
    ...(sentCv !== undefined && { sentCv }),
    history,
    updatedAt: now,
  };
}

/** Stages after which there is nothing to do. */
export const ENDED: ReadonlySet<JobStage> = new Set(['rejected', 'closed']);

/** State of the next step on a day. A finished process has nothing overdue. */
export function judgeNextStep(
  { nextStep, stage }: SavedJob,
  today: string,
): 'none' | 'ahead' | 'today' | 'overdue' {
  if (!nextStep) return 'none';
  if (nextStep.on > today || ENDED.has(stage)) return 'ahead';
  return nextStep.on === today ? 'today' : 'overdue';
}

const LAST_DAY = '9999-12-31';

/** Nearest next step first, then what entered its stage last; the id decides the rest. */
function compareFollowed(a: Followed, b: Followed): number {
  const steps = compare(a.job.nextStep?.on ?? LAST_DAY, b.job.nextStep?.on ?? LAST_DAY);
  return steps || compare(findStageDay(b.job), findStageDay(a.job)) || compare(a.id, b.id);
}

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

export interface StageColumn {
  readonly stage: JobStage;
  readonly jobs: readonly Followed[];
}

/** One column for each stage, in the order of a process, each in its own order whatever the order given. */
export const groupByStage = (jobs: readonly Followed[]): readonly StageColumn[] =>
  JOB_STAGES.map((stage) => ({
    stage,
    jobs: jobs.filter(({ job }) => job.stage === stage).toSorted(compareFollowed),
  }));

/** How many jobs are in each stage. */
export function countByStage(jobs: readonly Followed[]): Readonly<Record<JobStage, number>> {
  const counts = { saved: 0, applied: 0, screening: 0, interview: 0, offer: 0, rejected: 0, closed: 0 };
  for (const { job } of jobs) counts[job.stage] += 1;
  return counts;
}

/** How many jobs were ever sent an application, came to an interview, and to an offer. */
export interface Funnel {
  readonly applied: number;
  readonly interview: number;
  readonly offer: number;
}

const REACHED: Readonly<Record<keyof Funnel, readonly JobStage[]>> = {
  applied: ['applied', 'screening', 'interview', 'offer'],
  interview: ['interview', 'offer'],
  offer: ['offer'],
};

/** How far the jobs came, by all the stages that each was ever in: one that was refused after a talk had its talk. */
export function computeFunnel(jobs: readonly Followed[]): Funnel {
  const count = (stages: readonly JobStage[]) =>
    jobs.filter(({ job }) =>
      [...job.history.map(({ stage }) => stage), job.stage].some((one) => stages.includes(one)),
    ).length;
  return {
    applied: count(REACHED.applied),
    interview: count(REACHED.interview),
    offer: count(REACHED.offer),
  };
}

const foldLetters = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Jobs that contain every word, in title, company, place, notes or next step; accents and case do not count. */
export function filterJobs(words: string, jobs: readonly Followed[]): readonly Followed[] {
  const asked = foldLetters(words).split(/\s+/u).filter(Boolean);
  if (asked.length === 0) return jobs;
  return jobs.filter(({ job: { vacancy, notes, nextStep } }) => {
    const places = vacancy.places.map(({ city, state }) => `${city} ${state ?? ''}`);
    const text = foldLetters(
      [vacancy.title, vacancy.company, ...places, notes, nextStep?.what ?? ''].join('\n'),
    );
    return asked.every((word) => text.includes(word));
  });
}
