import * as v from 'valibot';
import { CompanyRefSchema } from '../company/people.ts';

/** ISO 8601, UTC. */
const instant = v.pipe(v.string(), v.isoTimestamp());

/** What the link of an invitation ends with: the company and a secret. */
export const InvitationTokenSchema = v.pipe(v.string(), v.regex(/^(?!__.*__\.)[\w-]{1,64}\.[\w-]{43}$/));

/** Id of the company that the link of an invitation leads into. */
export const inviterOf = (token: string): string => token.slice(0, token.indexOf('.'));

/** POST /invites/preview: what a link is about. Says nothing about whether it was used. */
export const InvitationPreviewRequestSchema = v.object({ token: InvitationTokenSchema });
export const InvitationPreviewResponseSchema = v.object({
  company: v.string(),
  department: v.string(),
  /** Whom it is for, mostly hidden: `a•••@empresa.com.br`. */
  email: v.string(),
  expiresAt: instant,
});

/** POST /invites/{token}/accept. Only for the address that was invited. */
export const AcceptInvitationRequestSchema = v.object({
  token: InvitationTokenSchema,
  /** Whether the person takes part in the numbers of the group. The plan does not depend on it. */
  shares: v.boolean(),
  /** Of the text that was read. */
  noticeVersion: v.pipe(v.number(), v.integer(), v.minValue(1)),
});

/** A person's place in a company, as they see it. */
export const MembershipSchema = v.object({
  companyId: CompanyRefSchema,
  company: v.string(),
  department: v.string(),
  joinedAt: instant,
  /** `ended`: the company took them off its list; what was counted until then stays in the numbers of the group. */
  state: v.picklist(['active', 'ended']),
  shares: v.boolean(),
  endedAt: v.nullable(instant),
});
export type Membership = v.InferOutput<typeof MembershipSchema>;

export const MembershipsResponseSchema = v.object({ memberships: v.array(MembershipSchema) });

/**
 * POST /memberships/change. `share`, `object`: into and out of the numbers from the next snapshot on; `leave`: no
 * member any more; `withdraw`: takes what is left of an ended membership out of the numbers.
 */
export const MembershipChangeRequestSchema = v.object({
  companyId: CompanyRefSchema,
  action: v.picklist(['share', 'object', 'leave', 'withdraw']),
});
