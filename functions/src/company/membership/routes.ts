import * as v from 'valibot';
import {
  invitationAcceptEndpoint,
  invitationPreviewEndpoint,
  membershipChangeEndpoint,
  membershipContributionEndpoint,
  membershipsEndpoint,
  ownPulsesEndpoint,
  pulseAnswerEndpoint,
  pulseNewsEndpoint,
  managingAcceptEndpoint,
} from '@aura/shared-domain';
import type { Bind } from '../../parts/bind.ts';
import { answerPulse, showOwnPulses, tellOfPulses } from '../pulse/own-pulses.ts';
import { acceptInvitation, type MembershipDeps } from './accept-invitation.ts';
import { acceptManaging, admitCaller } from '../managers/accept-managing.ts';
import { changeMembership } from './change-membership.ts';
import { showMemberships } from './show-memberships.ts';
import { showOwnContribution } from './own-contribution.ts';
import { previewInvitation } from './preview-invitation.ts';

/** Invitations are looked at and accepted; members see and change what is theirs. */
export function bindMembers(bind: Bind<'invitations'>, deps: MembershipDeps): void {
  bind(withAnyToken(invitationPreviewEndpoint), previewInvitation(deps), { limit: 'invitations' });
  bind(withAnyToken(invitationAcceptEndpoint), acceptInvitation(deps));
  bind.admitted(withAnyToken(managingAcceptEndpoint), { admit: admitCaller, call: acceptManaging(deps) });
  bind(membershipsEndpoint, showMemberships(deps));
  bind(membershipContributionEndpoint, showOwnContribution(deps));
  bind(membershipChangeEndpoint, changeMembership(deps));
  bind(ownPulsesEndpoint, showOwnPulses(deps));
  bind(pulseAnswerEndpoint, answerPulse(deps));
  bind(pulseNewsEndpoint, tellOfPulses(deps));
}

/** A malformed link gets the same answer as an unknown one; it is not a bad request. */
const withAnyToken = <
  T extends v.ObjectEntries,
  E extends { readonly request: v.ObjectSchema<T, undefined> },
>(
  endpoint: E,
) => ({ ...endpoint, request: v.object({ ...endpoint.request.entries, token: v.string() }) });
