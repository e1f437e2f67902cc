import * as v from 'valibot';

/** A field that a source may leave out or leave null. */
export const acceptMissing = <const T extends v.GenericSchema>(schema: T) => v.nullish(schema);

/** Text that may be missing; empty then. */
export const TextSchema = v.nullish(v.string(), '');
