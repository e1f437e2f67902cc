import * as v from 'valibot';
import { RESUME_TEXT_LIMITS } from '../resume/structure-schema.ts';
import { EvidenceSchema } from '../score/score.ts';

/** A statement of the person that a text may rest on, with the span that holds it. */
export const FactSchema = v.object({ id: v.string(), text: v.string(), evidence: EvidenceSchema });
export type Fact = v.InferOutput<typeof FactSchema>;

/** A fact that only the person knows. Their answer replaces `token` in the text; until then the text is not ready. */
export const GapToFillSchema = v.object({
  /** The placeholder in the text, such as `[quanto?]`; unique within the text. */
  token: v.string(),
  kind: v.picklist(['number', 'result', 'tool', 'context']),
  question: v.string(),
});
export type GapToFill = v.InferOutput<typeof GapToFillSchema>;

/** A drafted text: its content, its supporting facts and its open gaps. */
const DraftedFields = {
  text: v.string(),
  facts: v.array(FactSchema),
  gaps: v.array(GapToFillSchema),
  writtenBy: v.picklist(['template', 'ai']),
};
export const DraftedTextSchema = v.object(DraftedFields);
export type DraftedText = v.InferOutput<typeof DraftedTextSchema>;

/** One change of a CV that the person may accept; nothing changes by itself. */
export const SuggestionSchema = v.object({
  id: v.string(),
  kind: v.picklist(['action', 'result', 'shorten', 'expand', 'cliche', 'summary', 'skills', 'privacy']),
  /** Path in the structure: `experiences.0.items.2`, `summary`, `skills`. */
  path: v.string(),
  /** `add` appends to the list at `path`. `remove` takes the text at `path` out. */
  operation: v.picklist(['replace', 'add', 'remove']),
  before: v.string(),
  after: DraftedTextSchema,
  reason: v.string(),
  /** The deduction that it addresses; null if there is none. */
  deductionId: v.nullable(v.string()),
});
export type Suggestion = v.InferOutput<typeof SuggestionSchema>;

const changedText = v.pipe(v.string(), v.maxLength(RESUME_TEXT_LIMITS.long));

/** One change that a version of a CV took from a suggestion, with the reason that the person was given. */
export const VersionChangeSchema = v.object({
  operation: SuggestionSchema.entries.operation,
  /** Empty for an addition, and for personal data that was taken out. */
  before: changedText,
  after: changedText,
  reason: changedText,
});
export type VersionChange = v.InferOutput<typeof VersionChangeSchema>;

/** Changes that a version may state. */
export const MOST_VERSION_CHANGES = 200;
export const VersionChangesSchema = v.pipe(v.array(VersionChangeSchema), v.maxLength(MOST_VERSION_CHANGES));
