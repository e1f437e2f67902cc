import {
  ok,
  type Result,
  membershipChangeEndpoint,
  membershipContributionEndpoint,
  membershipsEndpoint,
} from '@aura/shared-domain';
import { call, refreshProfile } from '@aura/shared-session';
import type { MembershipPorts } from './ports.ts';

/** The memberships of the person who is signed in. */
export const membershipPorts: MembershipPorts = {
  load: async () => listOf(await call(membershipsEndpoint)),
  change: async (companyId, action) => listOf(await call(membershipChangeEndpoint, { companyId, action })),
  contribution: (companyId) => call(membershipContributionEndpoint, { companyId }),
  refreshProfile,
};

const listOf = <T, E>(answer: Result<{ readonly memberships: T }, E>): Result<T, E> =>
  answer.ok ? ok(answer.value.memberships) : answer;
