import * as v from 'valibot';
import { CompanyRefSchema } from '@aura/shared-domain';
import { ContributionSchema } from '../contribution/contribution.ts';

/**
 * `companies/{id}/members/{uid}`: who accepted; `members/{uid}~{personId}`: an ended membership of whoever has accepted at
 * another place of the list since. Nothing of it is ever in an answer to the company.
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
   * From when on what they do is counted: some weeks, drawn by lot, after they said that they share. Whoever gave a link
   * to one person alone would otherwise see in the next snapshot whether that person accepted.
   */
  countsFrom: v.date(),
  /** The access that they had before the company's, and that comes back with its end; null for none that was given. */
  accessBefore: v.nullable(v.object({ plan: v.string(), credits: v.number(), endsAt: v.nullable(v.date()) })),
  /** What was answered and when, oldest first: the proof of each answer. */
  answers: v.array(v.object({ at: v.date(), shares: v.boolean(), noticeVersion: v.number() })),
  /** When the company ended the membership; null while it stands. */
  endedAt: v.nullable(v.date()),
  /**
   * What they had added when the company took them off its list. It stays in the sums of their group: a sum that fell
   * the week after would show what was theirs. It stays too where they come back, until `countsFrom`. Null for whoever
   * was never taken off it, did not share, or had no closed group.
   */
  kept: v.nullable(ContributionSchema),
  /** When an ended membership is forgotten, at random, so that the week says nothing about whom; null while it stands. */
  forgetAt: v.nullable(v.date()),
});
export type Member = v.InferOutput<typeof MemberSchema>;

/** An ended membership is forgotten between these two, weeks. */
export const KEPT_WEEKS = { least: 26, most: 78 } as const;

/** Somebody who shares is counted at most so many days later. */
export const MOST_DAYS_UNTIL_COUNTED = 28;
