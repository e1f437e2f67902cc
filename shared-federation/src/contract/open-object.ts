import * as v from 'valibot';

/**
 * An object in which a newer release may have fields that this shell does not know. They are kept, because signatures
 * are over the text with them, and no type names them.
 */
export const openObject = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.looseObject(entries) as unknown as v.StrictObjectSchema<Entries, undefined>;
