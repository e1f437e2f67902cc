import * as v from 'valibot';

export const SafetyCategorySchema = v.picklist([
  'selfHarm',
  'violence',
  'abuse',
  'minor',
  'harassment',
  'discrimination',
  'legal',
  'medical',
  'money',
  'forgery',
  'injection',
  'otherPerson',
]);
export type SafetyCategory = v.InferOutput<typeof SafetyCategorySchema>;

/** A public service that helps. */
export const HelpContactSchema = v.object({
  id: v.string(),
  name: v.string(),
  /** The number to dial; null for a web-only service. */
  phone: v.nullable(v.string()),
  hours: v.string(),
  about: v.string(),
  link: v.nullable(v.string()),
});
export type HelpContact = v.InferOutput<typeof HelpContactSchema>;

/**
 * A fixed answer that replaces coaching: the message is neither counted nor stored. `stop` is for danger, `guide` for
 * matters of a professional or an authority, `refuse` for requests that are declined.
 */
export const SafetyReplySchema = v.object({
  category: SafetyCategorySchema,
  level: v.picklist(['stop', 'guide', 'refuse']),
  title: v.string(),
  paragraphs: v.array(v.string()),
  contacts: v.array(HelpContactSchema),
  /** Day on which contacts and law were last checked, YYYY-MM-DD. */
  checkedOn: v.string(),
});
export type SafetyReply = v.InferOutput<typeof SafetyReplySchema>;
