import * as v from 'valibot';

/** Where job ads come from. The last four are what a person brings along. */
export const JOB_SOURCE_IDS = [
  'sample',
  'adzuna',
  'greenhouse',
  'lever',
  'ashby',
  'pasted',
  'jsonLd',
  'csv',
  'json',
] as const;
export const JobSourceIdSchema = v.picklist(JOB_SOURCE_IDS);
export type JobSourceId = v.InferOutput<typeof JobSourceIdSchema>;

/** Names of the sources. */
export const JOB_SOURCE_NAMES: Readonly<Record<JobSourceId, string>> = {
  sample: 'Vagas de demonstração',
  adzuna: 'Adzuna',
  greenhouse: 'Greenhouse',
  lever: 'Lever',
  ashby: 'Ashby',
  pasted: 'Texto colado',
  jsonLd: 'Página da vaga',
  csv: 'Planilha CSV',
  json: 'Arquivo JSON',
};

/** The credit line next to every ad of a source that requires it, and its link. */
export const JOB_SOURCE_CREDITS: Partial<
  Readonly<Record<JobSourceId, { readonly text: string; readonly url: string | null }>>
> = {
  sample: { text: 'Vaga fictícia, de demonstração', url: null },
  adzuna: { text: 'Jobs by Adzuna', url: 'https://www.adzuna.com.br' },
};

/** State of a source at its last call; `off` if it is disabled. */
export const SOURCE_STATES = ['ok', 'off', 'down', 'slow', 'overQuota', 'nonsense'] as const;

export const SourceStatusSchema = v.object({
  id: JobSourceIdSchema,
  state: v.picklist(SOURCE_STATES),
  /** Ads of this source that can be searched now; older ones stay while a source is down. */
  count: v.number(),
  /** Time of the last fetch of its ads, ISO 8601, UTC; null before the first. */
  fetchedAt: v.nullable(v.string()),
  /** Address of its operator's terms; null for our own ads. */
  terms: v.nullable(v.string()),
});
export type SourceStatus = v.InferOutput<typeof SourceStatusSchema>;
