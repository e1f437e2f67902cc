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
  /** Active memberships: their plans are restored. */
  activeMembers: count,
  endedMembers: count,
  snapshots: count,
  auditEntries: count,
});
export type CompanyContents = Readonly<v.InferOutput<typeof CompanyContentsSchema>>;

/** The backend's answer about closing a company, or about what would be deleted. */
export const ClosingAnswerSchema = v.variant('outcome', [
  v.object({ outcome: v.literal('unknown') }),
  v.object({ outcome: v.picklist(['counted', 'closed', 'busy']), contents: CompanyContentsSchema }),
]);
export type ClosingAnswer = v.InferOutput<typeof ClosingAnswerSchema>;
