import { computeEditDistance } from '@aura/shared-jobs/search';
import { readFilter, type Stored } from './filter.ts';

export type Params = Readonly<Record<string, string | number | boolean | undefined>>;

const listIn = (document: Stored, field: string): string[] => {
  const own = document[field];
  return Array.isArray(own) ? own.map(String) : [];
};

/** How well a document matches the words of a query, by the weights of its fields; null if a word is missing. */
function computeCloseness(document: Stored, params: Params): number | null {
  const fields = String(params['query_by']).split(',');
  const weights = String(params['query_by_weights'] ?? '').split(',');
  const words = String(params['q']).split(' ');
  const slips = Number(params['num_typos']);
  let sum = 0;
  for (const [index, word] of words.entries()) {
    const goesOn = params['prefix'] === true && index === words.length - 1;
    const fits = (own: string): boolean =>
      own === word ||
      (goesOn && own.startsWith(word)) ||
      (slips > 0 && computeEditDistance(word, own, slips) <= slips);
    const found = fields.map((field, at) =>
      listIn(document, field).some(fits) ? Number(weights[at] ?? 1) || 1 : 0,
    );
    if (found.every((weight) => weight === 0)) return null;
    sum += found.reduce((total, weight) => total + weight, 0);
  }
  return sum;
}

function countValues(documents: readonly Stored[], field: string, most: number): unknown {
  const counts = new Map<string, number>();
  for (const document of documents)
    for (const value of listIn(document, field)) counts.set(value, (counts.get(value) ?? 0) + 1);
  return {
    field_name: field,
    sampled: false,
    stats: { total_values: counts.size },
    counts: [...counts]
      .map(([value, count]) => ({ value, count, highlighted: value }))
      .toSorted((one, other) => other.count - one.count)
      .slice(0, most),
  };
}

/** Answers one search in the documented shape. */
export function answerSearch(documents: readonly Stored[], params: Params): unknown {
  const filter = params['filter_by'] === undefined ? () => true : readFilter(String(params['filter_by']));
  const all = params['q'] === '*';
  const found = documents.filter(filter).flatMap((document) => {
    const match = all ? 0 : computeCloseness(document, params);
    return match === null ? [] : [{ document, match }];
  });
  const sorted = found.toSorted(
    (one, other) =>
      other.match - one.match || Number(one.document['number']) - Number(other.document['number']),
  );
  const perPage = Number(params['per_page']);
  const page = Number(params['page'] ?? 1);
  if (perPage > 250) return { code: 422, error: 'Only upto 250 hits can be fetched per page.' };
  const fields = String(params['include_fields'] ?? '').split(',');
  const facet = params['facet_by'];
  return {
    found: sorted.length,
    out_of: documents.length,
    page,
    request_params: { collection_name: params['collection'], per_page: perPage, q: params['q'] },
    search_cutoff: false,
    search_time_ms: 1,
    facet_counts:
      facet === undefined
        ? []
        : [
            countValues(
              sorted.map(({ document }) => document),
              String(facet),
              Number(params['max_facet_values'] ?? 10),
            ),
          ],
    hits: sorted.slice((page - 1) * perPage, page * perPage).map(({ document, match }) => ({
      document: Object.fromEntries(Object.entries(document).filter(([field]) => fields.includes(field))),
      highlight: {},
      highlights: [],
      ...(all ? {} : { text_match: match, text_match_info: { score: String(match) } }),
    })),
  };
}
