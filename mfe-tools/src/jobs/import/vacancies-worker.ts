import type { ReaderWorker } from '@aura/shared-career-ui';
import { VacancySchema } from '@aura/shared-domain';
import { IMPORT_LIMITS } from '@aura/shared-jobs/import';
import * as v from 'valibot';
import { VACANCIES_WORKER_FILE } from '../fit/fit-worker.ts';

/** Text that a person pasted. Crosses to the worker as JSON. */
export const PastedTextSchema = v.variant('kind', [
  v.object({
    kind: v.literal('ad'),
    text: v.string(),
    title: v.string(),
    company: v.string(),
    url: v.string(),
  }),
  v.object({ kind: v.literal('source'), text: v.string() }),
]);
export type PastedText = v.InferOutput<typeof PastedTextSchema>;

/** Ads as they come out of the worker. */
export const ReadVacanciesSchema = v.object({
  vacancies: v.array(VacancySchema),
  refused: v.array(v.object({ where: v.string(), reason: v.string() })),
});
export type ReadVacancies = v.InferOutput<typeof ReadVacanciesSchema>;

/** The reader of job ads. */
export const VACANCIES_WORKER: ReaderWorker<typeof ReadVacanciesSchema> = {
  file: VACANCIES_WORKER_FILE,
  remote: 'tools',
  document: 'vacancies',
  maxBytes: IMPORT_LIMITS.bytes,
  value: ReadVacanciesSchema,
};
