/** Records by their id, in the order in which they were made. */
export type Table<T> = Record<string, T>;

/** The record of an id that came from outside. */
export const find = <T>(table: Table<T>, id: string): T | undefined =>
  Object.hasOwn(table, id) ? table[id] : undefined;

/** The record of an id that another record holds: it is there, or the state is broken. */
export function get<T>(table: Table<T>, id: string): T {
  const record = find(table, id);
  if (record === undefined) throw new Error(`nothing is stored as ${id}`);
  return record;
}

/** Those that fit, newest first. */
export const listNewestFirst = <T>(table: Table<T>, fits: (record: NoInfer<T>) => boolean): T[] =>
  Object.values(table).filter(fits).toReversed();

/** Adds a record, as the newest. */
export function add<T extends { readonly id: string }>(table: Table<T>, record: NoInfer<T>): T {
  table[record.id] = record;
  return record;
}

/** Changes some fields of a record in place. */
export const change = <T extends object>(record: T, changes: Partial<NoInfer<T>>): T =>
  Object.assign(record, changes);

/** Forgets those that fit. */
export function removeWhere<T>(table: Table<T>, fits: (record: T) => boolean): void {
  for (const [id, record] of Object.entries(table)) if (fits(record)) delete table[id];
}
