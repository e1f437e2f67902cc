import { createMemoryIndex } from '@aura/shared-jobs/search';
import { buildSampleVacancies } from '@aura/shared-jobs/sample';
import type { JobSettings } from '../../config/job-settings.ts';
import { reportFetchToStdout } from '../sources/pool/report.ts';
import { createSourcePool, SOURCE_TIMES } from '../sources/pool/source-pool.ts';
import { createSources } from '../sources/create-sources.ts';
import { createTypesenseIndex } from '../typesense/typesense-index.ts';
import { createJobMarket, type JobMarket } from './job-market.ts';

const made = new WeakMap<JobSettings, JobMarket>();

/** The jobs of the sources that are switched on, in the index that is set: one market for all who use these settings. */
export function createMarket(settings: JobSettings, now: () => Date): JobMarket {
  const market = made.get(settings) ?? makeMarket(settings, now);
  made.set(settings, market);
  return market;
}

function makeMarket(settings: JobSettings, now: () => Date): JobMarket {
  const report = reportFetchToStdout;
  const pool = createSourcePool(createSources(settings, buildSampleVacancies), {
    now,
    report,
    ...SOURCE_TIMES,
  });
  const index =
    settings.index.kind === 'typesense' ? createTypesenseIndex(settings.index) : createMemoryIndex();
  return createJobMarket({ pool, index, now });
}
