import { EVERY_JOB } from '@aura/shared-domain';
import type { Engine } from './engines/engine.ts';
import { type LabelledQuery, type Variation, VARIATIONS } from './queries/labelled.ts';

/** How many of the right answers are looked for among the first ones. */
const FIRST = 20;

/** Share of the right answers among the first 20; of at most 20 that could be there. */
export function recallAt(first: readonly string[], right: ReadonlySet<string>): number {
  const found = first.slice(0, FIRST).filter((id) => right.has(id)).length;
  return found / Math.min(FIRST, right.size);
}

/** Mean recall of all queries, and of each variation. */
export type Recall = Readonly<Record<Variation | 'all', number>>;

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Asks an engine every labelled query. */
export function getRecall(engine: Engine, queries: readonly LabelledQuery[]): Recall {
  const results = queries.map(({ words, variation, right }) => {
    const query = { ...EVERY_JOB, words };
    return { variation, recall: recallAt(engine.search(query, 'forgiving', FIRST), right) };
  });
  const of = (wanted: Variation): number =>
    mean(results.filter(({ variation }) => variation === wanted).map(({ recall }) => recall));
  return {
    all: mean(results.map(({ recall }) => recall)),
    ...(Object.fromEntries(VARIATIONS.map((variation) => [variation, of(variation)])) as Record<
      Variation,
      number
    >),
  };
}
