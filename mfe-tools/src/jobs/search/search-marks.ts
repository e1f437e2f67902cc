import { DAY_MS } from '@aura/shared-domain';
import * as v from 'valibot';

const MarksSchema = v.object({
  /** When the person requested this search, milliseconds since 1970. */
  searchedAt: v.number(),
  /** Whether the results are to be read from their beginning. */
  jump: v.optional(v.boolean(), false),
  /** The posting whose place in the list is to be found again. */
  back: v.exactOptional(v.string()),
});

/**
 * What an entry of the tab's history says of its search. An address alone starts none, because a search counts in the
 * month; an entry that came from the button may repeat it for as long as the repetition is free.
 */
export type SearchMarks = v.InferInput<typeof MarksSchema>;

/** The marks of an entry; null where it must not search by itself. */
export function readMarks(state: unknown, now: Date): v.InferOutput<typeof MarksSchema> | null {
  const marks = v.safeParse(MarksSchema, state);
  if (!marks.success) return null;
  const age = now.getTime() - marks.output.searchedAt;
  return age < DAY_MS ? marks.output : null;
}
