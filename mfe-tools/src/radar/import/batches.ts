import { TRACKER_LIMITS, type SaveJobsRequest } from '@aura/shared-domain';

type Job = SaveJobsRequest['jobs'][number];

/** Bytes of the ads of one call, with room for what stands around them below the limit of a body. */
const BATCH_BYTES = 200_000;

/** Parts a list so that each part fits into one call, in the same order. */
export function batchesOf(jobs: readonly Job[]): readonly (readonly Job[])[] {
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
