import * as v from 'valibot';

/** The fields that we read of the server's answers. All other answers are failures. */
const SearchSchema = v.object({
  found: v.number(),
  /** True if the server stopped early: then its numbers are not exact. */
  search_cutoff: v.optional(v.boolean(), false),
  hits: v.optional(
    v.array(
      v.object({
        document: v.object({
          id: v.optional(v.string(), ''),
          terms: v.optional(v.array(v.string()), []),
        }),
        text_match: v.optional(v.number(), 0),
      }),
    ),
    [],
  ),
  facet_counts: v.optional(
    v.array(
      v.object({
        field_name: v.string(),
        counts: v.array(v.object({ value: v.string(), count: v.number() })),
      }),
    ),
    [],
  ),
});
export type SearchAnswer = v.InferOutput<typeof SearchSchema>;

export const MultiSearchSchema = v.object({ results: v.array(SearchSchema) });
export const AliasSchema = v.object({ collection_name: v.pipe(v.string(), v.minLength(1)) });
export const ImportSchema = v.array(v.object({ success: v.literal(true) }));
export const CollectionsSchema = v.array(v.object({ name: v.string(), created_at: v.number() }));
