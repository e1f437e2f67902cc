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

/** What a person reads for a source. */
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

/** What stands beside every ad of a source that asks for it, and where it leads. */
export const JOB_SOURCE_CREDITS: Partial<
  Readonly<Record<JobSourceId, { readonly text: string; readonly url: string | null }>>
> = {
  sample: { text: 'Vaga fictícia, de demonstração', url: null },
  adzuna: { text: 'Jobs by Adzuna', url: 'https://www.adzuna.com.br' },
};

/** How a source did at its last call; `off` where nobody switched it on. */
export const SOURCE_STATES = ['ok', 'off', 'down', 'slow', 'overQuota', 'nonsense'] as const;

export const SourceStatusSchema = v.object({
  id: JobSourceIdSchema,
  state: v.picklist(SOURCE_STATES),
  /** Ads of this source that can be searched now; older ones stay while a source is down. */
  count: v.number(),
  /** When its ads were last fetched, ISO 8601, UTC; null where they never were. */
  fetchedAt: v.nullable(v.string()),
  /** Where the terms of its operator stand; null for ads of our own. */
  terms: v.nullable(v.string()),
});
export type SourceStatus = v.InferOutput<typeof SourceStatusSchema>;
