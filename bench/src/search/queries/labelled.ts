import { foldKey } from '@aura/shared-career';
import { type Job, JOBS } from '../corpus/jobs.ts';
import { PLACES } from '../corpus/places.ts';
import { createRandom } from '../corpus/random.ts';
import type { Ad } from '../corpus/ads.ts';
import { withSlip } from './slip.ts';

/** How a query differs from what the ads that answer it say. */
export const VARIATIONS = ['asWritten', 'noAccents', 'slip', 'feminine', 'plural', 'synonym'] as const;
export type Variation = (typeof VARIATIONS)[number];

/** A query whose right answers are known because the ads were made so; no engine had a say. */
export interface LabelledQuery {
  readonly words: string;
  readonly variation: Variation;
  readonly right: ReadonlySet<string>;
}

const CITIES_ASKED = 10;

function ways(job: Job, slip: (word: string) => string): readonly (readonly [Variation, string])[] {
  const [first, ...others] = job.names;
  if (!first) return [];
  return [
    ['asWritten', first.text],
    ['noAccents', foldKey(first.text)],
    ['slip', slip(foldKey(first.text))],
    ['feminine', first.feminine],
    ['plural', first.plural],
    ...others.map(({ text }) => ['synonym', text] as const),
  ];
}

/** Every job in the cities with most ads, in every kind of query. */
export function labelledQueries(ads: readonly Ad[]): LabelledQuery[] {
  const random = createRandom(7);
  const right = new Map<string, Set<string>>();
  for (const { jobId, city, posting } of ads) {
    const key = `${jobId ?? ''}|${city}`;
    const ids = right.get(key) ?? new Set();
    right.set(key, ids.add(posting.id));
  }
  return JOBS.flatMap((job) =>
    PLACES.slice(0, CITIES_ASKED).flatMap(({ city }) => {
      const ids = right.get(`${job.id}|${city}`);
      if (!ids) return [];
      return ways(job, (name) => withSlip(name, random)).map(([variation, name]) => ({
        words: `${name} ${variation === 'noAccents' ? foldKey(city) : city}`,
        variation,
        right: ids,
      }));
    }),
  );
}
