import type { Result } from '@aura/shared-domain';
import { fault } from '../http/fetch-json.ts';
import type { FetchOptions, Harvest, JobSource, SourceFault } from '../job-source.contract.ts';

/** Asks a source for no longer than `ms`, whether or not it minds its signal. Never throws. */
export async function fetchBounded(
  source: JobSource,
  options: Omit<FetchOptions, 'signal'>,
  ms: number,
): Promise<Result<Harvest, SourceFault>> {
  const stop = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<ReturnType<typeof fault>>((resolve) => {
    timer = setTimeout(() => resolve(fault('slow')), ms);
  });
  try {
    return await Promise.race([source.fetch({ ...options, signal: stop.signal }), late]);
  } catch {
    return fault('down');
  } finally {
    clearTimeout(timer);
    stop.abort();
  }
}
