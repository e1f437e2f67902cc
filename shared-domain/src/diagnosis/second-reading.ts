import * as v from 'valibot';

/**
 * Something that a second reader states and the rules do not: only the person can tell. `shows`: a line may show what
 * the rules did not find; `doubts`: a line may not show what the rules cite it for; `asks`: an ad may ask for more.
 */
export const SecondReadingQuestionSchema = v.object({
  id: v.string(),
  doubt: v.picklist(['shows', 'doubts', 'asks']),
  /** Skill or requirement. */
  about: v.string(),
  label: v.string(),
  /** Number of the line in the text that was analysed. */
  line: v.number(),
  quote: v.string(),
  answer: v.nullable(v.picklist(['yes', 'no'])),
});
export type SecondReadingQuestion = v.InferOutput<typeof SecondReadingQuestionSchema>;

/** A second reading as stored with a diagnosis. */
export const SecondReadingSchema = v.object({
  /** As people read it. */
  model: v.string(),
  /** ISO 8601, UTC. */
  at: v.string(),
  /** Statements in which both readings agree. */
  agreed: v.number(),
  questions: v.array(SecondReadingQuestionSchema),
  /** Lines that may be put forward. */
  highlights: v.array(v.object({ line: v.number(), quote: v.string() })),
});
export type StoredSecondReading = v.InferOutput<typeof SecondReadingSchema>;
