import * as v from 'valibot';

/** A mail as the mailbox of this machine keeps it. */
export const KeptMailSchema = v.object({
  id: v.string(),
  at: v.string(),
  from: v.string(),
  to: v.string(),
  subject: v.string(),
  html: v.string(),
  text: v.string(),
  /** Headers worth reading, a line each. */
  headers: v.array(v.string()),
});
export type KeptMail = v.InferOutput<typeof KeptMailSchema>;

/** Mails that are kept; the oldest go. */
export const MOST_KEPT = 200;
