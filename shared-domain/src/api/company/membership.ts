import * as v from 'valibot';
import { MEASURES } from '../../company/numbers.ts';
import { CompanyRefSchema } from '../../company/people.ts';
import { instant } from './fields.ts';

/** The token of an invitation link: the company and a secret. */
export const InvitationTokenSchema = v.pipe(v.string(), v.regex(/^(?!__.*__\.)[\w-]{1,64}\.[\w-]{43}$/));

/** Id of the company that the link of an invitation leads into. */
export const readInviter = (token: string): string => token.slice(0, token.indexOf('.'));

/** POST /invites/preview: the content of a link. Does not reveal whether it was used. */
export const InvitationPreviewRequestSchema = v.object({ token: InvitationTokenSchema });
export const InvitationPreviewResponseSchema = v.object({
  company: v.string(),
  department: v.string(),
  /** The invited address, mostly hidden: `a•••@empresa.com.br`. */
  email: v.string(),
  expiresAt: instant,
  /** Domains of addresses that the company has shown to be its own. */
  domains: v.optional(v.array(v.string()), []),
  /** The invitation's purpose: a place in the company, or its cockpit. */
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
  /**
   * `ended`: the company removed them from its list; the contribution until then stays in the numbers of the group.
   */
  state: v.picklist(['active', 'ended']),
  shares: v.boolean(),
  endedAt: v.nullable(instant),
});
export type Membership = v.InferOutput<typeof MembershipSchema>;

export const MembershipsResponseSchema = v.object({ memberships: v.array(MembershipSchema) });

/**
 * POST /memberships/change. `share`, `object`: in and out of the numbers from the next snapshot on; `leave`: ends the
 * membership; `withdraw`: removes the contribution of an ended membership from the numbers. All but `share` also apply
 * to kept contributions of former places in the same company.
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
      /** The missing part, 0 to 1; null if it is no gap. */
      gap: v.nullable(share),
    }),
  ),
  /** Completed ones. */
  lessons: v.array(v.object({ id: v.string(), title: v.string() })),
});

/** A person's contribution to the sums through one place on a company's list. */
export const CountedPlaceSchema = v.object({
  /**
   * `counted`: it is in the next snapshot; `waiting`: it will be, from `countsFrom` on and once they are in a group;
   * `kept`: the contribution from before their removal is in it; `not_shared`, `nothing_kept`: there is none.
   */
  state: v.picklist(['counted', 'waiting', 'kept', 'not_shared', 'nothing_kept']),
  /** From when the company counts what they do, if that is in the future. */
  countsFrom: v.nullable(instant),
  /** Whether the place is in a closed group. */
  inGroup: v.boolean(),
  /** Null if there is no contribution, or if it is unreadable. */
  contribution: v.nullable(ContributionSchema),
});

/** A person's contribution to the sums of a company's groups, visible to them alone. */
export const OwnContributionSchema = v.object({
  ...CountedPlaceSchema.entries,
  /** Kept contributions of their former places on the list. */
  earlier: v.array(ContributionSchema),
});
export type OwnContribution = v.InferOutput<typeof OwnContributionSchema>;
