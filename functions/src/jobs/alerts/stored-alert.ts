import type { DocumentData } from 'firebase-admin/firestore';
import * as v from 'valibot';
import {
  WEEK_MS,
  computeDay,
  JOB_SOURCE_IDS,
  JobAlertSchema,
  type JobAlert,
  type JobSourceId,
} from '@aura/shared-domain';
import { withDates } from '../../profile/parse-profile.ts';
import { readKnownIds, type KnownIds } from './known-ids.ts';

/** A saved search, including fields for the backend only. */
export interface StoredAlert extends JobAlert {
  /** Known results of its last run. */
  readonly known: KnownIds;
  /** Sources that it has seen the ads of. */
  readonly sources: readonly JobSourceId[];
}

/** A stored saved search; null if this build cannot read it. */
export function readStoredAlert(data: DocumentData | undefined): StoredAlert | null {
  const alert = v.safeParse(JobAlertSchema, withDates(data));
  if (!alert.success) return null;
  return {
    ...alert.output,
    known: readKnownIds(data?.['known']),
    sources: JOB_SOURCE_IDS.filter((id) => [data?.['sources']].flat().includes(id)),
  };
}

/** Whether a saved search is to look again: once a day or a week, counted in days of São Paulo. */
export function isDue({ paused, cadence, checkedAt }: StoredAlert, now: Date): boolean {
  if (paused) return false;
  if (!checkedAt) return true;
  const lastDay = computeDay(checkedAt);
  return cadence === 'daily'
    ? lastDay < computeDay(now)
    : lastDay <= computeDay(new Date(now.getTime() - WEEK_MS));
}
