import { answered, ok, type Result } from '@aura/shared-domain';
import { callApi, refreshProfile } from '@aura/shared-session';
import type { MembershipPorts } from './ports.ts';

/** The memberships of the person who is signed in. */
export const membershipPorts: MembershipPorts = {
  load: async () => listOf(await answered(callApi('memberships'))),
  change: async (companyId, action) =>
    listOf(await answered(callApi('membershipChange', { companyId, action }))),
  contribution: (companyId) => answered(callApi('membershipContribution', { companyId })),
  refreshProfile,
};

const listOf = <T, E>(answer: Result<{ readonly memberships: T }, E>): Result<T, E> =>
  answer.ok ? ok(answer.value.memberships) : answer;
