import { PRACTICE_LIMITS } from '../diagnosis/practice-record.ts';

/** Whether a finished simulation is complete: it earns the badge, closes its task and counts in the diagnosis. */
export const isSimulationComplete = (answered: number): boolean => answered >= PRACTICE_LIMITS.answers;
