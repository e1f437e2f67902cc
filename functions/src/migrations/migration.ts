import type * as v from 'valibot';

/** Fields of a stored document, with a Date for each of its timestamps. */
export type StoredFields = Readonly<Record<string, unknown>>;

/** Kinds of stored documents whose form has changed; each kind has its own versions. */
export type StoredKind = 'ticket';

/**
 * One step from a form of stored documents to the next. Never change it after its deployment: some document may still
 * need it. Add or fill fields; never rename or remove one, because the previous release still reads them.
 */
export interface Migration {
  /** The number in front of the file's name. */
  readonly number: number;
  readonly kind: StoredKind;
  /** Id of the collections that contain the kind, at any path. */
  readonly collection: string;
  /** Its purpose, for the terminal. */
  readonly title: string;
  /** The required earlier form of a document. */
  readonly before: v.GenericSchema<unknown, StoredFields>;
  /** New or changed fields. Deterministic for a document, and existing values stay. */
  readonly upgrade: (id: string, fields: StoredFields) => StoredFields;
}
