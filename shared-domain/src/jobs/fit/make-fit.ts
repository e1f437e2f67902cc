import type { JobMatch, RequirementMatch } from '../../optimizer/job.ts';
import { computeDay } from '../../telemetry/days.ts';
import type { Fit, FitNumber } from '../job-fit.ts';

/** Whether a requirement changes the score only if the person confirms it. */
export const isToConfirm = ({ open, requirement }: RequirementMatch): boolean =>
  open === true && requirement.necessity !== 'context';

/** The number of a match. */
export function makeFit({ score, withoutOpen, requirements }: JobMatch): FitNumber {
  const { value, band, version } = score;
  const open = requirements.filter(isToConfirm).length;
  return {
    value,
    band,
    version,
    ...(withoutOpen !== undefined && open > 0 && { open: { requirements: open, without: withoutOpen } }),
  };
}

/** The number of a match with the day of its computation, as it is stored. */
export const makeFitOn = (match: JobMatch, now: Date): Fit => ({
  ...makeFit(match),
  computedOn: computeDay(now),
});
