import type { JobSourceId } from '@aura/shared-domain';

/** The permissions of a source, as read on a day. */
interface SourceTerms {
  readonly name: string;
  /** Address of the terms; null for our own ads. */
  readonly url: string | null;
  readonly allows: string;
  /** `YYYY-MM-DD`. */
  readonly lastChecked: string;
}

/** The permissions of each source. Update the day when you read the terms again. */
export const SOURCE_TERMS = {
  sample: {
    name: 'Vagas de demonstração',
    url: null,
    allows: 'Fictional ads of our own.',
    lastChecked: '2026-11-22',
  },
  adzuna: {
    name: 'Adzuna API',
    url: 'https://developer.adzuna.com/docs/terms_of_service',
    allows:
      'Publishing its ads, each labelled "Jobs by Adzuna" with both words linked and the logo at 116 × 23 pixels ' +
      'or more. 25 calls a minute, 250 a day, 1,000 a week, 2,500 a month.',
    lastChecked: '2026-11-22',
  },
  greenhouse: {
    name: 'Greenhouse Job Board API',
    url: 'https://developers.greenhouse.io/job-board.html',
    allows:
      'Reading what an employer publishes on its board, without a key. No limit of calls is documented.',
    lastChecked: '2026-11-22',
  },
  lever: {
    name: 'Lever Postings API',
    url: 'https://github.com/lever/postings-api',
    allows:
      'Reading published postings, without a key: its documentation says that they are public and may be read ' +
      'by third parties. No limit of calls is documented for reading.',
    lastChecked: '2026-11-22',
  },
  ashby: {
    name: 'Ashby Job Postings API',
    url: 'https://developers.ashbyhq.com/docs/public-job-posting-api',
    allows:
      'Reading what an organisation publishes on its board, without a key. No limit of calls is documented.',
    lastChecked: '2026-11-22',
  },
} as const satisfies Readonly<Partial<Record<JobSourceId, SourceTerms>>>;
