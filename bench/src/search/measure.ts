import type { JobQuery } from '@aura/shared-domain';
import { percentile } from '../titles/measures.ts';
import { createAds } from './corpus/ads.ts';
import type { Engine, EngineMaker, Mode } from './engines/engine.ts';
import { miniSearch } from './engines/mini-search.ts';
import { product } from './engines/product.ts';
import { labelledQueries } from './queries/labelled.ts';
import { timedQueries } from './queries/timed.ts';
import { type Recall, getRecall } from './recall.ts';

const BYTES = 1e6;

/** Megabytes on the heap and outside it, after garbage collection; twice, because buffers are freed late. */
function megabytesUsed(): number {
  const collect = globalThis.gc;
  collect?.();
  collect?.();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / BYTES;
}

/** Milliseconds of a kind of queries. */
interface Times {
  readonly p50: number;
  readonly p95: number;
}

export interface EngineResult {
  readonly name: string;
  readonly buildMs: number;
  /** Without the texts of the ads, which are there before. */
  readonly memoryMb: number;
  readonly snapshotMb: number;
  readonly startMs: number;
  readonly exact: Times;
  readonly typo: Times;
  readonly recall: Recall;
}

/** What was measured with so many ads, the product first. */
export interface SizeResult {
  readonly size: number;
  readonly engines: readonly EngineResult[];
}

const MAKERS: readonly EngineMaker[] = [product, miniSearch];
const FIRST = 20;
/**
 * Warm-up rounds, and counted rounds, of which each query's fastest counts: this excludes other load of the machine.
 */
const ROUNDS = { warm: 1, counted: 3 } as const;

function timed<T>(run: () => T): { readonly value: T; readonly ms: number } {
  const begun = performance.now();
  const value = run();
  return { value, ms: performance.now() - begun };
}

/** Times of every engine for the same queries, one engine after the other for each query. */
function race(engines: readonly Engine[], queries: readonly JobQuery[], mode: Mode): Times[] {
  const quickest = engines.map(() => new Float64Array(queries.length).fill(Infinity));
  for (let round = -ROUNDS.warm; round < ROUNDS.counted; round += 1)
    queries.forEach((query, at) => {
      // Who goes first alternates, so that neither always finds the caches the other left.
      const order = engines.map((_, number) => (number + at) % engines.length);
      for (const number of order) {
        const engine = engines[number];
        const own = quickest[number];
        if (!engine || !own) continue;
        const { ms } = timed(() => engine.search(query, mode, FIRST));
        if (round >= 0) own[at] = Math.min(own[at] ?? Infinity, ms);
      }
    });
  return quickest.map((times) => ({ p50: percentile([...times], 0.5), p95: percentile([...times], 0.95) }));
}

/** Builds every engine on the same ads and measures it. */
export function measureSize(size: number, count: number): SizeResult {
  const ads = createAds(size);
  const postings = ads.map(({ posting }) => posting);
  const built = MAKERS.map(({ name, build }) => {
    const before = megabytesUsed();
    const { value: engine, ms: buildMs } = timed(() => build(postings));
    const memoryMb = megabytesUsed() - before;
    const snapshot = engine.snapshot();
    const { ms: startMs } = timed(() => engine.restore(snapshot));
    return { name, engine, buildMs, memoryMb, startMs, snapshotMb: snapshot.length / 1e6 };
  });
  const engines = built.map(({ engine }) => engine);
  const queries = timedQueries(ads, count);
  const exact = race(engines, queries.exact, 'exact');
  const typo = race(engines, queries.typo, 'forgiving');
  const labelled = labelledQueries(ads);
  return {
    size,
    engines: built.map(({ engine, ...numbers }, at) => ({
      ...numbers,
      exact: exact[at] ?? { p50: 0, p95: 0 },
      typo: typo[at] ?? { p50: 0, p95: 0 },
      recall: getRecall(engine, labelled),
    })),
  };
}
