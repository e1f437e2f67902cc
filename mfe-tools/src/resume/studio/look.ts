import { RESUME_TEXT_LIMITS } from '@aura/shared-domain';
import * as v from 'valibot';

const sentence = v.pipe(v.string(), v.maxLength(RESUME_TEXT_LIMITS.long));
const few = v.pipe(v.array(v.pipe(v.string(), v.maxLength(400))), v.maxLength(100));

/** How the person wants the page of their CV: its template, and what they decided about its sections. */
export const LookSchema = v.object({
  template: v.pipe(v.string(), v.maxLength(40)),
  order: few,
  hidden: few,
  names: v.record(v.string(), v.pipe(v.string(), v.maxLength(80))),
  /** Lines without a place that are sent all the same. */
  kept: v.pipe(v.array(v.string()), v.maxLength(400)),
  /** Sentences in English that the person confirmed, for templates in English; drafts of before have none. */
  english: v.optional(v.pipe(v.array(v.object({ of: sentence, english: sentence })), v.maxLength(400)), []),
});
export type Look = v.InferOutput<typeof LookSchema>;

/** The page before anything was chosen. */
export const USUAL_LOOK: Look = { template: '', order: [], hidden: [], names: {}, kept: [], english: [] };
