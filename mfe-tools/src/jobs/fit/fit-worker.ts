import type { ReaderWorker } from '@aura/shared-career-ui';
import { FitSchema, JobMatchSchema, VacancySchema } from '@aura/shared-domain';
import * as v from 'valibot';

/** Name of the file that the worker of job ads is built to (`workers: { vacancies: … }`). */
export const VACANCIES_WORKER_FILE = 'vacancies.worker.js';

/** Code of the failure where the text is no CV as a diagnosis stores it. */
export const NO_RESUME_CODE = 'SEM_CURRICULO';

/** What is asked: how a CV fits ads. Crosses as JSON text. */
export const FitRequestSchema = v.object({
  /** Of the profile, as a diagnosis stored it. */
  resumeText: v.string(),
  vacancies: v.array(VacancySchema),
});
export type FitRequest = v.InferOutput<typeof FitRequestSchema>;

export const MatchesSchema = v.array(
  v.object({
    id: v.string(),
    /** Null where the ad is too short or no ad. */
    match: v.nullable(JobMatchSchema),
  }),
);
export type Matches = v.InferOutput<typeof MatchesSchema>;

export const ScoresSchema = v.array(v.object({ id: v.string(), fit: FitSchema }));
export type Scores = v.InferOutput<typeof ScoresSchema>;

const WORKER = { file: VACANCIES_WORKER_FILE, remote: 'tools', maxBytes: 0 };

/** Gives each match in full. */
export const MATCHES_WORKER: ReaderWorker<typeof MatchesSchema> = {
  ...WORKER,
  document: 'matches',
  value: MatchesSchema,
};

/** Gives only the number of each match, for lists. */
export const SCORES_WORKER: ReaderWorker<typeof ScoresSchema> = {
  ...WORKER,
  document: 'scores',
  value: ScoresSchema,
};
