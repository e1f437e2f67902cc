import { withOffline } from '@aura/shared-pages/data';
import { jobsSaveEndpoint, type SaveJobsRequest, TRACKER_LIMITS } from '@aura/shared-domain';
import { call } from '@aura/shared-session';
import { useState } from 'react';
import { refreshAfterWork } from '../../runs/refresh-after-work.ts';
import { RADAR_PATH } from '../paths.ts';

type Job = SaveJobsRequest['jobs'][number];

/** Bytes of the ads of one call, with room for the rest of the body below its limit. */
const BATCH_BYTES = 200_000;

/** Parts a list so that each part fits into one call, in the same order. */
export function splitIntoBatches(jobs: readonly Job[]): readonly (readonly Job[])[] {
  const encoder = new TextEncoder();
  const batches: Job[][] = [];
  let bytes = Infinity;
  for (const job of jobs) {
    const size = encoder.encode(JSON.stringify(job)).length + 1;
    const last = batches.at(-1);
    if (!last || last.length === TRACKER_LIMITS.perCall || bytes + size > BATCH_BYTES) {
      batches.push([job]);
      bytes = size;
    } else {
      last.push(job);
      bytes += size;
    }
  }
  return batches;
}

/** State of the saving. Ads saved before a failure stay saved. */
export interface Saving {
  readonly busy: boolean;
  /** In words; null without a failure. */
  readonly failure: string | null;
  /** Ids that are in the tracker now. */
  readonly saved: ReadonlySet<string>;
  /** Those that already existed and stay unchanged. */
  readonly kept: ReadonlySet<string>;
}

const NOTHING: Saving = { busy: false, failure: null, saved: new Set(), kept: new Set() };

/** Keeps ads in the tracker, in as many calls as it takes, up to the first that fails. */
export function useSaving() {
  const [saving, setSaving] = useState(NOTHING);
  const save = async (jobs: SaveJobsRequest['jobs']): Promise<void> => {
    setSaving((before) => ({ ...before, busy: true, failure: null }));
    for (const batch of splitIntoBatches(jobs)) {
      const outcome = await call(jobsSaveEndpoint, { jobs: [...batch] });
      if (!outcome.ok) {
        const failure = withOffline(outcome.error.message);
        return setSaving((before) => ({ ...before, busy: false, failure }));
      }
      const { saved, kept } = outcome.value;
      setSaving((before) => ({
        ...before,
        saved: new Set([...before.saved, ...saved, ...kept]),
        kept: new Set([...before.kept, ...kept]),
      }));
    }
    setSaving((before) => ({ ...before, busy: false }));
    await refreshAfterWork(RADAR_PATH);
  };
  return { saving, save };
}
