import type { JobSourceId } from '@aura/shared-domain';
import type { SourceFailure } from '../job-source.contract.ts';

/**
 * One log line about one call of a source. The type ensures redaction: it has no field for an address, a key or a
 * person's search.
 */
interface FetchReport {
  readonly source: JobSourceId;
  readonly state: 'ok' | SourceFailure;
  readonly kept: number;
  /** Ads that could not be read. */
  readonly invalid: number;
  /** Ads for people in other countries. */
  readonly elsewhere: number;
  readonly durationMs: number;
}

export type ReportFetch = (report: FetchReport) => void;

/** Writes a report as the JSON line that Cloud Logging reads. */
export const reportFetchToStdout: ReportFetch = (report) => {
  const severity = report.state === 'ok' ? 'INFO' : 'WARNING';
  process.stdout.write(`${JSON.stringify({ message: 'job source', severity, ...report })}\n`);
};
