import { randomUUID } from 'node:crypto';
import { err, FACET_IDS, ok, type Result } from '@aura/shared-domain';
import type { IndexAnswer, IndexFailure, IndexQuery, PostingIndex } from '@aura/shared-jobs/search';
import { createAsk, readCurrentCollection } from './ask.ts';
import { connect, DEADLINES, type Deadlines, NoAnswer, type TypesenseSettings } from './connection.ts';
import { type Replacing, replaceAllOn } from './replace-all.ts';
import { ALIAS } from './collection-schema.ts';
import { searchServer } from './search.ts';

const EMPTY: IndexAnswer = {
  hits: [],
  totals: { meets: 0, unknown: 0 },
  facets: FACET_IDS.map((id) => ({ id, values: [], unknown: 0 })),
  corrected: [],
};

async function tryWork<T>(work: () => Promise<T>): Promise<Result<T, IndexFailure>> {
  try {
    return ok(await work());
  } catch (error) {
    if (error instanceof NoAnswer) return err('unavailable');
    throw error;
  }
}

/**
 * Postings on a Typesense server, 27 or later.
 * @param options for tests: a separate name, shorter deadlines, known names and time
 */
export function createTypesenseIndex(
  settings: TypesenseSettings,
  options: Partial<Replacing> & { readonly deadlines?: Deadlines } = {},
): PostingIndex {
  const connection = connect(settings, options.deadlines ?? DEADLINES);
  const { alias = ALIAS, newName = randomUUID, now = () => new Date() } = options;

  /** Queries the collection in use; once more if it was replaced and dropped in the meantime. */
  const search = async (asked: IndexQuery): Promise<IndexAnswer> => {
    const collection = await readCurrentCollection(connection, alias);
    if (collection === null) return EMPTY;
    try {
      return await searchServer(createAsk(connection, collection), asked);
    } catch (error) {
      const current = error instanceof NoAnswer ? await readCurrentCollection(connection, alias) : collection;
      if (current === null || current === collection) throw error;
      return searchServer(createAsk(connection, current), asked);
    }
  };

  return {
    replaceAll: (postings) => tryWork(() => replaceAllOn(connection, postings, { alias, newName, now })),
    search: (asked) => tryWork(() => search(asked)),
  };
}
