import { useUsesLeft } from '@aura/shared-career-ui';
import { restartInWords, type SavedJob } from '@aura/shared-domain';
import { INTERVIEW_LIMIT } from '../../interview/limit.ts';
import { RESUME_LIMIT } from '../../resume/limit.ts';
import { suggestNextStep, type NextStep } from './stages.ts';

/** The next step of a job, unless it ends at the limit of the month, and why it waits then. */
export interface OpenStep {
  readonly step: NextStep | null;
  /** "As análises de currículo deste mês acabaram: voltam em 1º de dezembro."; null where nothing waits. */
  readonly waits: string | null;
}

/** Tells the next step of jobs: a call that would end at a used-up limit is not one. */
export function useNextStep(now: Date): (id: string, job: SavedJob) => OpenStep {
  const left = {
    [RESUME_LIMIT.tool]: useUsesLeft(RESUME_LIMIT.tool),
    [INTERVIEW_LIMIT.tool]: useUsesLeft(INTERVIEW_LIMIT.tool),
  };
  return (id, job) => {
    const step = job.nextStep ? null : suggestNextStep(id, job);
    if (!step?.limit || left[step.limit.tool] !== 0) return { step, waits: null };
    return {
      step: null,
      waits: `As ${step.limit.uses} deste mês acabaram: voltam em ${restartInWords(now)}.`,
    };
  };
}
