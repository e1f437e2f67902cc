import type { SearchParams } from 'typesense/lib/Typesense/Types';
import { type Connection, NoAnswer } from './connection.ts';
import { AliasSchema, MultiSearchSchema, type SearchAnswer } from './wire-schema.ts';

export type Search = SearchParams<Record<string, unknown>>;

/** Queries one collection, even if the alias moves in the meantime. Answers have the order of the queries. */
export type Ask = (searches: readonly Search[]) => Promise<readonly SearchAnswer[]>;

/** Most questions of one call; the server takes 50. */
const PER_CALL = 40;

/** The collection in use; null before the first one. */
export async function readCurrentCollection(connection: Connection, alias: string): Promise<string | null> {
  try {
    const current = await connection.call('search', AliasSchema, (client) =>
      client.aliases(alias).retrieve(),
    );
    return current.collection_name;
  } catch (error) {
    if (error instanceof NoAnswer && error.status === 404) return null;
    throw error;
  }
}

export function createAsk(connection: Connection, collection: string): Ask {
  return async (searches) => {
    const answers: SearchAnswer[] = [];
    for (let at = 0; at < searches.length; at += PER_CALL) {
      const asked = searches
        .slice(at, at + PER_CALL)
        .map((search) => ({ ...EXACTLY, ...search, collection }));
      const { results } = await connection.call('search', MultiSearchSchema, (client, abortSignal) =>
        client.multiSearch.perform({ searches: asked }, {}, { abortSignal }),
      );
      if (results.length !== asked.length || results.some(({ search_cutoff }) => search_cutoff))
        throw new NoAnswer(null);
      answers.push(...results);
    }
    return answers;
  };
}

/** Exact matching and exact counts. */
const EXACTLY: Search = {
  q: '*',
  num_typos: 0,
  prefix: false,
  drop_tokens_threshold: 0,
  typo_tokens_threshold: 0,
  split_join_tokens: 'off',
  exhaustive_search: true,
  highlight_fields: 'none',
  per_page: 0,
};
