import * as v from 'valibot';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** How much is stored of a company. */
const CompanyContentsSchema = v.object({
  /** Empty where only remains of a company are left that has been closed. */
  name: v.string(),
  /** Accounts that have the cockpit. */
  managers: count,
  /** On the list or taken off it. */
  people: count,
  invites: count,
  /** Memberships that stand: their plans go back. */
  activeMembers: count,
  endedMembers: count,
  snapshots: count,
  auditEntries: count,
});
export type CompanyContents = Readonly<v.InferOutput<typeof CompanyContentsSchema>>;

/** What the backend says to whoever closes a company, or asks what there would be to close. */
export const ClosingAnswerSchema = v.variant('outcome', [
  v.object({ outcome: v.literal('unknown') }),
  v.object({ outcome: v.picklist(['counted', 'closed', 'busy']), contents: CompanyContentsSchema }),
]);
export type ClosingAnswer = v.InferOutput<typeof ClosingAnswerSchema>;
