import { computeDay } from '@aura/shared-domain';
import type { PostingIndex } from '@aura/shared-jobs/search';
import type { ReportLine } from '../../../parts/define-part.ts';
import type { VacancyPool } from '../job-market.ts';
import type { ReadMarket } from '../read-market.ts';
import { packMarket } from './market-snapshot.ts';
import type { SnapshotStore } from './snapshot-store.ts';

interface IndexMarketParts {
  readonly pool: VacancyPool;
  readonly readMarket: ReadMarket;
  readonly store: SnapshotStore;
  /** The index on a server, which one indexer fills for all; null where each process has its own. */
  readonly server: PostingIndex | null;
  readonly now: () => Date;
}

/** What an indexer did, for the log. */
export interface IndexReport extends ReportLine {
  readonly postings: number;
  readonly bytes?: number;
}

/** Reads the ads of all sources once for every process, and stores them where they changed. */
export async function indexMarket(parts: IndexMarketParts): Promise<IndexReport> {
  const { pool, readMarket, store, server, now } = parts;
  const { vacancies, revision, statuses } = await pool.current({ words: '', place: '' });
  const before = await store.read();
  const version = `${revision} ${computeDay(now())}`;
  const isSame = before?.manifest.version === version;
  if (isSame) {
    await store.confirm([...statuses], now());
    return { severity: 'INFO', message: 'job market unchanged', postings: before.manifest.postings };
  }
  const postings = await readMarket(vacancies);
  // Sources that are away at the start of an indexer empty no market: the former ads stay until they answer again.
  const isFailing = statuses.some(({ state }) => state !== 'ok' && state !== 'off');
  if (before && isFailing && postings.length * 2 < before.manifest.postings) {
    await store.confirm([...statuses], now());
    return { severity: 'WARNING', message: 'job market kept: sources fail', postings: postings.length };
  }
  const filled = await server?.replaceAll(postings);
  if (filled && !filled.ok)
    return { severity: 'WARNING', message: 'job index unavailable', postings: postings.length };
  const { manifest, bytes } = packMarket(version, postings, statuses);
  await store.write(manifest, bytes, now());
  return { severity: 'INFO', message: 'job market stored', postings: postings.length, bytes: bytes.length };
}
