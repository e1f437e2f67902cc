import {
  membershipChangeEndpoint,
  membershipContributionEndpoint,
  membershipsEndpoint,
  ok,
  type ApiError,
  type Membership,
  type OwnContribution,
  type RequestOf,
  type Result,
} from '@aura/shared-domain';
import { call } from '@aura/shared-session';

export type MembershipAction = RequestOf<typeof membershipChangeEndpoint>['action'];

/** The companies that the person is a member of, or was. */
export const loadMemberships = async (): Promise<Result<readonly Membership[], ApiError>> =>
  listOf(await call(membershipsEndpoint));

/** Changes a membership; returns all of them afterwards. */
export const changeMembership = async (
  companyId: string,
  action: MembershipAction,
): Promise<Result<readonly Membership[], ApiError>> =>
  listOf(await call(membershipChangeEndpoint, { companyId, action }));

/** The person's own contribution to the sums of that company. */
export const loadContribution = (companyId: string): Promise<Result<OwnContribution, ApiError>> =>
  call(membershipContributionEndpoint, { companyId });

const listOf = <T, E>(answer: Result<{ readonly memberships: T }, E>): Result<T, E> =>
  answer.ok ? ok(answer.value.memberships) : answer;
