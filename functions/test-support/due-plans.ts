import * as v from 'valibot';
import { diagnose } from '@aura/shared-career';
import { PlanTaskSchema, type PlanTask, type Profile } from '@aura/shared-domain';
import { makeDiagnosisRequest } from './diagnosis-request.ts';
import { task } from './profile-documents.ts';

/** A task that is due 30 days after its diagnosis. */
export const makeDueTask = (id: string, changes: Partial<PlanTask> = {}): PlanTask =>
  v.parse(PlanTaskSchema, { ...task(id), ...changes });

const diagnosis = diagnose(makeDiagnosisRequest().answers, { variant: 'full', now: new Date(0) });

/** The fields of a person who finished a diagnosis at a time and has this plan. */
export const makePlan = (
  generatedAt: string,
  careerPlan: PlanTask[],
): Pick<Profile, 'diagnosticoCompleto' | 'lastDiagnosisResult' | 'careerPlan'> => ({
  diagnosticoCompleto: true,
  lastDiagnosisResult: { ...diagnosis, generatedAt, plan: careerPlan },
  careerPlan,
});
