import * as v from 'valibot';
import type { Cloud } from './cloud.ts';

/** A value as the database writes it down: with its type, to the last digit. */
type Stored = Readonly<Record<string, unknown>>;

const FieldsSchema = v.record(v.string(), v.record(v.string(), v.unknown()));

/** A document of a backup. */
export const DocumentSchema = v.object({ path: v.pipe(v.string(), v.nonEmpty()), fields: FieldsSchema });
export type BackupDocument = v.InferOutput<typeof DocumentSchema>;

const RowsSchema = v.array(
  v.object({
    document: v.optional(v.object({ name: v.string(), fields: v.optional(FieldsSchema, {}) })),
  }),
);

/** Documents per request. One is at most 1 MiB. */
const PAGE = 300;
/** Bounds of one commit: the database takes 500 writes and 10 MiB. */
const PER_COMMIT = 400;
const BYTES_PER_COMMIT = 4 * 1024 * 1024;

/**
 * Every document of the database sorted by name, in all collections, also below documents that do not exist.
 * @param readTime the time of their state; null for the current state, page by page
 */
export async function* readDocuments(cloud: Cloud, readTime: Date | null): AsyncGenerator<BackupDocument> {
  let last: string | null = null;
  for (;;) {
    const structuredQuery = {
      from: [{ allDescendants: true }],
      orderBy: [{ field: { fieldPath: '__name__' }, direction: 'ASCENDING' }],
      limit: PAGE,
      ...(last !== null && { startAt: { values: [{ referenceValue: last }], before: false } }),
    };
    const body = { structuredQuery, ...(readTime && { readTime: readTime.toISOString() }) };
    const rows: v.InferOutput<typeof RowsSchema> = await cloud.documents('runQuery', body, RowsSchema);
    const found = rows.flatMap(({ document }) => document ?? []);
    for (const { name, fields } of found)
      yield { path: name.slice(cloud.root.length + 1), fields: moveFields(fields, `${cloud.root}/`, '') };
    if (found.length < PAGE) return;
    last = found.at(-1)?.name ?? null;
  }
}

/** Writes documents over whatever has their names. Gives their number. */
export async function writeDocuments(
  cloud: Cloud,
  documents: AsyncIterable<BackupDocument>,
): Promise<number> {
  let written = 0;
  let writes: object[] = [];
  let bytes = 0;
  const commit = async (): Promise<void> => {
    if (writes.length > 0) await cloud.documents('commit', { writes }, v.unknown());
    written += writes.length;
    [writes, bytes] = [[], 0];
  };
  for await (const { path, fields } of documents) {
    const update = { name: `${cloud.root}/${path}`, fields: moveFields(fields, '', `${cloud.root}/`) };
    const size = Buffer.byteLength(JSON.stringify(update));
    if (writes.length === PER_COMMIT || bytes + size > BYTES_PER_COMMIT) await commit();
    writes.push({ update });
    bytes += size;
  }
  await commit();
  return written;
}

/** Whether the database has no document at all. */
export async function hasNoDocument(cloud: Cloud): Promise<boolean> {
  const structuredQuery = { from: [{ allDescendants: true }], limit: 1 };
  const rows = await cloud.documents('runQuery', { structuredQuery }, RowsSchema);
  return rows.every(({ document }) => document === undefined);
}

/** The fields by name in one order, with references that begin another way: a backup may go to another project. */
function moveFields(fields: Readonly<Record<string, Stored>>, from: string, to: string) {
  const names = Object.keys(fields).toSorted();
  return Object.fromEntries(names.map((name) => [name, moveValue(fields[name] ?? {}, from, to)]));
}

function moveValue(value: Stored, from: string, to: string): Record<string, unknown> {
  const { referenceValue: reference, arrayValue: array, mapValue: map } = v.parse(NestedSchema, value);
  if (reference !== undefined) return { referenceValue: to + reference.slice(from.length) };
  if (map) return { mapValue: { fields: moveFields(map.fields, from, to) } };
  if (array) return { arrayValue: { values: array.values.map((item) => moveValue(item, from, to)) } };
  return value;
}

const NestedSchema = v.object({
  referenceValue: v.optional(v.string()),
  arrayValue: v.optional(v.object({ values: v.optional(v.array(v.record(v.string(), v.unknown())), []) })),
  mapValue: v.optional(v.object({ fields: v.optional(FieldsSchema, {}) })),
});

/** The collection of a document with a star for each document above it: `users/*\/drafts`. */
export const nameCollection = (path: string): string =>
  path
    .split('/')
    .slice(0, -1)
    .map((part, at) => (at % 2 === 0 ? part : '*'))
    .join('/');
