import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { EVERY_JOB } from '@aura/shared-domain';
import { groupPostings } from '@aura/shared-jobs';
import { buildSampleVacancies } from '@aura/shared-jobs/sample';
import {
  buildIndex,
  createCloseness,
  findNeighbours,
  searchIndex,
  understandQuery,
} from '@aura/shared-jobs/search';
import * as v from 'valibot';
import { parse } from 'yaml';
import { isFirstRight, getNdcg } from './measures.ts';

const Searches = v.array(
  v.strictObject({
    search: v.string(),
    judged: v.record(v.string(), v.picklist([1, 2, 3])),
  }),
);

const { values } = parseArgs({
  options: { json: { type: 'boolean' }, 'held-out': { type: 'boolean' }, worst: { type: 'boolean' } },
});
const part = values['held-out'] === true ? 'held-out' : 'development';
const file = join(import.meta.dirname, '../../cases/relevance', part, 'searches.yaml');
const searches = v.parse(Searches, parse(readFileSync(file, 'utf8')));

/** The same ads on every day: what is measured is the order alone. */
const postings = groupPostings(buildSampleVacancies('2026-11-24'));
const index = buildIndex(postings);
/** Ads that come back, or that there are several of, are judged once. */
const keyOf = (id: string): string => id.replace(/^sample:/, '').replace(/(?:-de-novo|-\d+)+$/, '');

/** Keys of the ads that a search shows, the first shown first: what has its words, and neighbours. */
function show(search: string): string[] {
  const { query } = understandQuery({ ...EVERY_JOB, words: search });
  const { hits } = searchIndex(index, { query, limit: postings.length });
  const closeness = createCloseness(query.words);
  const found = new Map(hits.map(({ id, relevance }) => [id, relevance / (hits[0]?.relevance || 1)]));
  const near = new Set(findNeighbours(query.words));
  return postings
    .filter(({ id, reading }) => found.has(id) || near.has(reading?.occupationId ?? ''))
    .map((posting) => ({ posting, close: closeness(posting, found.get(posting.id) ?? 0) }))
    .toSorted((one, other) => other.close - one.close)
    .map(({ posting }) => keyOf(posting.id));
}

const results = searches.map(({ search, judged }) => {
  const shown = show(search);
  return {
    search,
    ndcg: getNdcg(shown, judged),
    first: isFirstRight(shown, judged),
    shown: shown.slice(0, 4),
  };
});
const mean = (numbers: readonly number[]): number =>
  Math.round((numbers.reduce((sum, number) => sum + number, 0) / numbers.length) * 1000) / 1000;
const summary = {
  searches: results.length,
  ndcg10: mean(results.map(({ ndcg }) => ndcg)),
  firstRight: mean(results.map(({ first }) => (first ? 1 : 0))),
};

// Who reads the held-out searches can no longer be measured by them.
if (values.worst === true && part === 'development')
  for (const one of results.toSorted((a, b) => a.ndcg - b.ndcg).slice(0, 45))
    console.log(`${one.ndcg.toFixed(2)} ${one.first ? ' ' : '✗'} ${one.search} → ${one.shown.join(', ')}`);
console.log(values.json === true ? JSON.stringify(summary) : `${part}: ${JSON.stringify(summary)}`);
