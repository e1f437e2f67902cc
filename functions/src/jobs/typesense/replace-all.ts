import type { Posting } from '@aura/shared-domain';
import * as v from 'valibot';
import { readCurrentCollection } from './ask.ts';
import type { Connection } from './connection.ts';
import { buildPostingDocument } from './document.ts';
import { getSchema } from './collection-schema.ts';
import { CollectionsSchema, ImportSchema } from './wire-schema.ts';

/** Documents of one call: a few megabytes at most. */
const PER_CALL = 100;
/** A collection that is not in use and older than this was left behind by a process that died, seconds. */
const LEFT_BEHIND = 24 * 60 * 60;

const Anything = v.unknown();

async function drop(connection: Connection, name: string): Promise<void> {
  // Collections that cannot be dropped now are dropped later as leftovers.
  await connection
    .call('write', Anything, (client) => client.collections(name).delete())
    .catch(() => undefined);
}

async function fill(connection: Connection, name: string, postings: readonly Posting[]): Promise<void> {
  const unique = new Map(postings.map((posting) => [posting.id, posting]));
  const sorted = [...unique.values()].toSorted((one, other) => (one.id < other.id ? -1 : 1));
  for (let at = 0; at < sorted.length; at += PER_CALL) {
    const documents = sorted
      .slice(at, at + PER_CALL)
      .map((posting, index) => buildPostingDocument(posting, at + index));
    const schema = v.pipe(ImportSchema, v.length(documents.length));
    await connection.call('write', schema, (client) =>
      client.collections(name).documents().import(documents, { action: 'create' }),
    );
  }
}

async function dropLeftBehind(
  connection: Connection,
  { alias, current }: { readonly alias: string; readonly current: string },
  now: Date,
): Promise<void> {
  const all = await connection
    .call('write', CollectionsSchema, (client) => client.collections().retrieve())
    .catch(() => []);
  const old = all.filter(
    ({ name, created_at }) =>
      name.startsWith(`${alias}-`) && name !== current && now.getTime() / 1000 - created_at > LEFT_BEHIND,
  );
  for (const { name } of old) await drop(connection, name);
}

export interface Replacing {
  readonly alias: string;
  readonly newName: () => string;
  readonly now: () => Date;
}

/**
 * Fills a new collection and then points the alias at it, so that a search sees either all old or all new postings.
 * After a failure the old collection stays.
 */
export async function replaceAllOn(
  connection: Connection,
  postings: readonly Posting[],
  { alias, newName, now }: Replacing,
): Promise<void> {
  const former = await readCurrentCollection(connection, alias);
  const name = `${alias}-${newName()}`;
  try {
    await connection.call('write', Anything, (client) => client.collections().create(getSchema(name)));
    await fill(connection, name, postings);
    await connection.call('write', v.object({ collection_name: v.literal(name) }), (client) =>
      client.aliases().upsert(alias, { collection_name: name }),
    );
  } catch (error) {
    await drop(connection, name);
    throw error;
  }
  if (former !== null) await drop(connection, former);
  await dropLeftBehind(connection, { alias, current: name }, now());
}
