import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { NO_FILTERS } from '@aura/shared-domain';
import { postingsOf } from '@aura/shared-jobs';
import { sampleVacancies } from '@aura/shared-jobs/sample';
import { buildIndex, createCloseness, searchIndex } from '@aura/shared-jobs/search';
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
const postings = postingsOf(sampleVacancies('2026-11-24'));
const index = buildIndex(postings);
const postingById = new Map(postings.map((posting) => [posting.id, posting]));
const keyOf = (id: string): string => id.replace(/^sample:/, '').replace(/-\d+$/, '');

const results = searches.map(({ search, judged }) => {
  const query = { words: search, place: '', remoteAnywhere: true, filters: NO_FILTERS };
  const { hits } = searchIndex(index, { query, limit: postings.length });
  const closeness = createCloseness(search);
  const shown = hits
    .flatMap(({ id, relevance }) => {
      const posting = postingById.get(id);
      return posting ? [{ id, close: closeness(posting, relevance / (hits[0]?.relevance || 1)) }] : [];
    })
    .toSorted((one, other) => other.close - one.close)
    .map(({ id }) => keyOf(id));
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
