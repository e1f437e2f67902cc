import * as v from 'valibot';
import { CompanyRefSchema } from '@aura/shared-domain';
import { ContributionSchema } from '../contribution/contribution-schema.ts';

/**
 * `companies/{id}/members/{uid}`: a person who accepted; `members/{uid}~{personId}`: an ended membership of a person
 * who has since accepted at another place of the list. No answer to the company contains it.
 */
export const MemberSchema = v.object({
  uid: v.string(),
  companyId: CompanyRefSchema,
  /** Their document in the company's list. */
  personId: CompanyRefSchema,
  joinedAt: v.date(),
  /** Whether they take part in the numbers. */
  shares: v.boolean(),
  /**
   * Start of counting: a random time within some weeks after they agreed to share. Otherwise, after sending a link to
   * only one person, the company would see in the next snapshot whether that person accepted.
   */
  countsFrom: v.date(),
  /**
   * The access that they had before the company's, and that comes back with its end; null where there was none, or where
   * their purchases or an operator's grant still say it.
   */
  accessBefore: v.nullable(v.object({ plan: v.string(), credits: v.number(), endsAt: v.nullable(v.date()) })),
  /** What was answered and when, oldest first: the proof of each answer. */
  answers: v.array(v.object({ at: v.date(), shares: v.boolean(), noticeVersion: v.number() })),
  /** When the company ended the membership; null while it is active. */
  endedAt: v.nullable(v.date()),
  /**
   * Their contribution when the company removed them from its list. It stays in the sums of their group: a falling sum
   * would reveal it. It also stays after they return, until `countsFrom`. Null if they were never removed, did not
   * share, or had no closed group.
   */
  kept: v.nullable(ContributionSchema),
  /**
   * When an ended membership is deleted: a random time, so that the week reveals nothing; null while it is active.
   */
  forgetAt: v.nullable(v.date()),
});
export type Member = v.InferOutput<typeof MemberSchema>;

/** An ended membership is forgotten between these two, weeks. */
export const KEPT_WEEKS = { least: 26, most: 78 } as const;

/** Counting starts at most this many days after the person agreed to share. */
export const MOST_DAYS_UNTIL_COUNTED = 28;
