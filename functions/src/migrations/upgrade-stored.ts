import * as v from 'valibot';
import { ticketsHaveNumbers } from './0001-tickets-have-numbers.ts';
import type { Migration, StoredKind } from './migration.ts';

/** Every migration there ever was, by its number. */
export const MIGRATIONS: readonly Migration[] = [ticketsHaveNumbers];

const FieldsSchema = v.looseObject({
  /** Missing before the kind had changed for the first time. */
  schemaVersion: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
});

/** The form in which a kind is stored now: the first, and one more for each of its migrations. */
export const findNewestVersion = (kind: StoredKind, all = MIGRATIONS): number =>
  1 + all.filter((migration) => migration.kind === kind).length;

/** The form that a stored document has. */
export const readVersion = (data: unknown): number => v.parse(FieldsSchema, data).schemaVersion;

/**
 * Converts a stored document of any form to the current form as it is read, so that no reader waits for the migration.
 * A document written by a later release stays unchanged. Throws if it cannot be converted.
 * @param data with a Date for each timestamp
 */
export function upgradeStored(kind: StoredKind, id: string, data: unknown, all = MIGRATIONS) {
  let fields = v.parse(FieldsSchema, data);
  const steps = all.filter((migration) => migration.kind === kind).slice(fields.schemaVersion - 1);
  for (const { before, upgrade } of steps)
    fields = {
      ...fields,
      ...upgrade(id, v.parse(before, fields)),
      schemaVersion: fields.schemaVersion + 1,
    };
  return fields;
}
