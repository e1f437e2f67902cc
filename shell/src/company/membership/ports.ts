import {
  type Membership,
  type OwnContribution,
  type RequestOf,
  type Result,
  membershipChangeEndpoint,
} from '@aura/shared-domain';
import type { Failure } from '@aura/shared-session';

export type MembershipAction = RequestOf<typeof membershipChangeEndpoint>['action'];

/** What a person does about the companies that invited them; texts of failures are made to be shown. */
export interface MembershipPorts {
  readonly load: () => Promise<Result<readonly Membership[], Failure>>;
  /** Gives the memberships as they are afterwards. */
  readonly change: (
    companyId: string,
    action: MembershipAction,
  ) => Promise<Result<readonly Membership[], Failure>>;
  /** What of the person's own goes into the sums of that company. */
  readonly contribution: (companyId: string) => Promise<Result<OwnContribution, Failure>>;
  /** Reads the profile again: the plan may be another one. */
  readonly refreshProfile: () => Promise<Result<unknown, Failure>>;
}
