import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Query } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { afterEach } from 'vitest';
import { findMissingIndex, IndexesSchema, QuerySchema } from './find-missing-index.ts';

/* Each query of the backend's tests is held to `firestore.indexes.json`, as the real database does. */

type ToProto = (this: unknown, ...args: readonly unknown[]) => { readonly structuredQuery?: unknown };
const FILE = join(import.meta.dirname, '../../../firestore.indexes.json');
const state = globalThis as { heldIndexes?: Set<string> };

/** Queries without an index, of the test that runs. A worker keeps this from file to file. */
const missing = (state.heldIndexes ??= watchQueries());

function watchQueries(): Set<string> {
  const found = new Set<string>();
  const indexes = v.parse(IndexesSchema, JSON.parse(readFileSync(FILE, 'utf8')));
  const toProto = Reflect.get(Query.prototype, 'toProto') as ToProto;
  const watched: ToProto = function watched(...args) {
    const sent = Reflect.apply(toProto, this, args);
    const query = v.safeParse(QuerySchema, sent.structuredQuery);
    const lacking = query.success ? findMissingIndex(query.output, indexes) : null;
    if (lacking !== null) found.add(lacking);
    return sent;
  };
  Object.assign(Query.prototype, { toProto: watched });
  return found;
}

afterEach(() => {
  const queries = [...missing];
  missing.clear();
  if (queries.length > 0) throw new Error(`no index in firestore.indexes.json for ${queries.join('; ')}`);
});
