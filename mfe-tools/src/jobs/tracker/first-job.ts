import { formatCalendarDay, type JobStage } from '@aura/shared-domain';
import { ENDED, type Followed, findStageDay } from './followed.ts';
import { STAGE_LABELS } from './stages.ts';

/** The job to take care of first. */
export interface FirstJob extends Followed {
  /** Why it comes first: "inscrições até 30/11/2026". */
  readonly why: string;
}

/** The further a process is, the less of it can be made up for later. */
const NEARNESS: Readonly<Partial<Record<JobStage, number>>> = { offer: 1, interview: 2, screening: 3 };

/** Where a job stands in the order of what to do, and the day that orders it among its like; the lowest comes first. */
function rank({ job }: Followed, today: string): readonly [rank: number, day: string, why: string] {
  const { nextStep, stage, vacancy, fit } = job;
  if (nextStep) {
    const due = `${nextStep.what}, ${formatCalendarDay(nextStep.on)}`;
    return [nextStep.on <= today ? 0 : 5, nextStep.on, due];
  }
  const since = `${STAGE_LABELS[stage].toLowerCase()} desde ${formatCalendarDay(findStageDay(job))}`;
  const near = NEARNESS[stage];
  if (near !== undefined) return [near, findStageDay(job), since];
  const { expiresOn } = vacancy;
  if (stage === 'saved' && expiresOn !== null && expiresOn >= today)
    return [4, expiresOn, `inscrições até ${formatCalendarDay(expiresOn)}`];
  // No day presses: the best fit is worth the work first. Past ads and those without a fit come last.
  const isPast = expiresOn !== null && expiresOn < today;
  const lack = isPast || stage !== 'saved' ? 1000 : 100 - (fit?.value ?? 0);
  return [6, String(Math.round(lack * 10)).padStart(6, '0'), since];
}

/**
 * The job to take care of first on a day: a step that is due, then the furthest process, then the nearest deadline, a
 * later step, the best fit. Null where none is open.
 */
export function findFirstJob(jobs: readonly Followed[], today: string): FirstJob | null {
  const [first] = jobs
    .filter(({ job }) => !ENDED.has(job.stage))
    .map((followed) => ({ followed, rank: rank(followed, today) }))
    .toSorted(
      ({ rank: [a, dayA], followed: one }, { rank: [b, dayB], followed: other }) =>
        a - b || dayA.localeCompare(dayB) || one.id.localeCompare(other.id),
    );
  return first ? { ...first.followed, why: first.rank[2] } : null;
}
