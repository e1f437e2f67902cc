import type { Router } from 'express';
import * as v from 'valibot';
import {
  invitationAcceptEndpoint,
  invitationPreviewEndpoint,
  membershipChangeEndpoint,
  membershipContributionEndpoint,
  membershipsEndpoint,
} from '@aura/shared-domain';
import { addressLimit } from '../../http/address-limit.ts';
import { openEndpoint } from '../../http/open-endpoint.ts';
import { personEndpoint, type PersonEndpointDeps } from '../../http/person-endpoint.ts';
import { routePath } from '../../http/request-of.ts';
import type { TakeToken } from '../../http/token-buckets.ts';
import { acceptInvitation, type MembershipDeps } from './accept-invitation.ts';
import { changeMembership } from './change-membership.ts';
import { showMemberships } from './memberships-of.ts';
import { showOwnContribution } from './own-contribution.ts';
import { previewInvitation } from './preview-invitation.ts';

interface MembershipRouteDeps extends MembershipDeps, PersonEndpointDeps {
  /** Holds one address that looks at invitations. */
  readonly takePreviewToken: TakeToken;
}

/** Invitations are looked at and accepted; members see and change what is theirs. */
export function addMembershipRoutes(routes: Router, deps: MembershipRouteDeps): void {
  routes.post(
    routePath(invitationPreviewEndpoint.path),
    addressLimit(deps.takePreviewToken, deps.now),
    openEndpoint(withAnyToken(invitationPreviewEndpoint.request), previewInvitation(deps)),
  );
  routes.post(
    routePath(invitationAcceptEndpoint.path),
    personEndpoint(deps, withAnyToken(invitationAcceptEndpoint.request), acceptInvitation(deps)),
  );

  routes.get(
    routePath(membershipsEndpoint.path),
    personEndpoint(deps, membershipsEndpoint.request, showMemberships(deps)),
  );
  routes.get(
    routePath(membershipContributionEndpoint.path),
    personEndpoint(deps, membershipContributionEndpoint.request, showOwnContribution(deps)),
  );
  routes.post(
    routePath(membershipChangeEndpoint.path),
    personEndpoint(deps, membershipChangeEndpoint.request, changeMembership(deps)),
  );
}

/** A broken link is no broken request: whoever opens it is told the same as of one that leads nowhere. */
const withAnyToken = <T extends v.ObjectEntries>({ entries }: v.ObjectSchema<T, undefined>) =>
  v.object({ ...entries, token: v.string() });
