import { MINUTE_MS } from '@aura/shared-domain';
import { createMemoryIndex } from '@aura/shared-jobs/search';
import { buildSampleVacancies } from '@aura/shared-jobs/sample';
import type { Firestore } from 'firebase-admin/firestore';
import type { JobSettings } from '../../config/job-settings.ts';
import { createSources } from '../sources/create-sources.ts';
import { reportFetchToStdout } from '../sources/pool/report.ts';
import { createSourcePool, SOURCE_TIMES } from '../sources/pool/source-pool.ts';
import { createTypesenseIndex } from '../typesense/typesense-index.ts';
import { createJobMarket, type JobMarket } from './job-market.ts';
import { createReadMarket } from './read-market.ts';
import { indexMarket, type IndexReport } from './snapshot/index-market.ts';
import { createSnapshotReader, createSnapshotStore } from './snapshot/snapshot-store.ts';

const made = new WeakMap<JobSettings, JobMarket>();

/** The jobs of the sources that are switched on, in the index that is set: one market for all who use these settings. */
export function createMarket(settings: JobSettings, db: Firestore, now: () => Date): JobMarket {
  const market = made.get(settings) ?? makeMarket(settings, db, now);
  made.set(settings, market);
  return market;
}

const createPool = (settings: JobSettings, now: () => Date, times: typeof SOURCE_TIMES) =>
  createSourcePool(createSources(settings, buildSampleVacancies), {
    now,
    report: reportFetchToStdout,
    ...times,
  });

function makeMarket(settings: JobSettings, db: Firestore, now: () => Date): JobMarket {
  const index =
    settings.index.kind === 'typesense' ? createTypesenseIndex(settings.index) : createMemoryIndex();
  const readSnapshot = createSnapshotReader(createSnapshotStore(db), now);
  return createJobMarket({ pool: createPool(settings, now, SOURCE_TIMES), index, readSnapshot, now });
}

/** Long enough for every board, also for those that wait for others of their provider. */
const INDEXER_TIMES = { ...SOURCE_TIMES, answerMs: 3 * MINUTE_MS };

/** What stores the market for all processes; it keeps what it read between its runs. */
export function createIndexer(
  settings: JobSettings,
  db: Firestore,
  now: () => Date,
): () => Promise<IndexReport> {
  const parts = {
    pool: createPool(settings, now, INDEXER_TIMES),
    readMarket: createReadMarket(),
    store: createSnapshotStore(db),
    server: settings.index.kind === 'typesense' ? createTypesenseIndex(settings.index) : null,
    now,
  };
  return () => indexMarket(parts);
}
