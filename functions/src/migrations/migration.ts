import type * as v from 'valibot';

/** Fields of a stored document, with a Date for each of its timestamps. */
export type StoredFields = Readonly<Record<string, unknown>>;

/** Kinds of stored documents whose form has changed; each kind has its own versions. */
export type StoredKind = 'ticket';

/**
 * One step from a form of stored documents to the next. Never changed once it was deployed: some document somewhere is still
 * waiting for it. A field is added or filled, never renamed or taken out, for the release of before goes on reading.
 */
export interface Migration {
  /** The number in front of the file's name. */
  readonly number: number;
  readonly kind: StoredKind;
  /** Id of the collections that contain the kind, at any path. */
  readonly collection: string;
  /** What it does, for the person at the terminal. */
  readonly title: string;
  /** What a document has to be before. */
  readonly before: v.GenericSchema<unknown, StoredFields>;
  /** Fields that are new or other. The same for the same document, and what is there already stays. */
  readonly upgrade: (id: string, fields: StoredFields) => StoredFields;
}
