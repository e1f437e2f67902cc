import * as v from 'valibot';
import { MEASURES } from '../../company/numbers.ts';
import { CompanyRefSchema } from '../../company/people.ts';
import { instant } from './fields.ts';

/** What the link of an invitation ends with: the company and a secret. */
export const InvitationTokenSchema = v.pipe(v.string(), v.regex(/^(?!__.*__\.)[\w-]{1,64}\.[\w-]{43}$/));

/** Id of the company that the link of an invitation leads into. */
export const readInviter = (token: string): string => token.slice(0, token.indexOf('.'));

/** POST /invites/preview: what a link is about. Says nothing about whether it was used. */
export const InvitationPreviewRequestSchema = v.object({ token: InvitationTokenSchema });
export const InvitationPreviewResponseSchema = v.object({
  company: v.string(),
  department: v.string(),
  /** The invited address, mostly hidden: `a•••@empresa.com.br`. */
  email: v.string(),
  expiresAt: instant,
  /** Domains of addresses that the company has shown to be its own. */
  domains: v.optional(v.array(v.string()), []),
  /** To what it invites: a place in the company, or its cockpit. */
  role: v.optional(v.picklist(['member', 'manager']), 'member'),
});

/** POST /invites/accept. Only for the address that was invited. */
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
 * member any more; `withdraw`: takes what is left of an ended membership out of the numbers. All but
 * `share` are also about what was kept of places that the person had in the same company before.
 */
export const MembershipChangeRequestSchema = v.object({
  companyId: CompanyRefSchema,
  action: v.picklist(['share', 'object', 'leave', 'withdraw']),
});

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

/** GET /memberships/contribution: of the person's own membership of that company. */
export const OwnContributionRequestSchema = v.object({ companyId: CompanyRefSchema });

/** A person's contribution to the sums of their group, with names. */
const ContributionSchema = v.object({
  measures: v.array(v.picklist(MEASURES)),
  /** Those that their diagnosis looked at, gaps first. */
  skills: v.array(
    v.object({
      id: v.string(),
      label: v.string(),
      /** Credit of its evidence, 0 none … 1 proven. */
      level: share,
      /** What is missing, 0 to 1; null where it is no gap. */
      gap: v.nullable(share),
    }),
  ),
  /** Completed ones. */
  lessons: v.array(v.object({ id: v.string(), title: v.string() })),
});

/** What of a person's own goes into the sums by one place on the list of a company. */
export const CountedPlaceSchema = v.object({
  /**
   * `counted`: it goes into the next snapshot; `waiting`: it would, from `countsFrom` on and once they are in a group;
   * `kept`: what they had added when the company took them off its list goes in; `not_shared`, `nothing_kept`: nothing
   * does.
   */
  state: v.picklist(['counted', 'waiting', 'kept', 'not_shared', 'nothing_kept']),
  /** From when the company counts what they do, if that is in the future. */
  countsFrom: v.nullable(instant),
  /** Whether the place is in a closed group. */
  inGroup: v.boolean(),
  /** Null if there is no contribution, or if it is unreadable. */
  contribution: v.nullable(ContributionSchema),
});

/** What of a person's own goes into the sums of a company's groups, for them alone. */
export const OwnContributionSchema = v.object({
  ...CountedPlaceSchema.entries,
  /** What was kept of them at other places on the list, which they had before. */
  earlier: v.array(ContributionSchema),
});
export type OwnContribution = v.InferOutput<typeof OwnContributionSchema>;
