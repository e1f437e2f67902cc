import { invitationAcceptEndpoint, invitationPreviewEndpoint } from '@aura/shared-domain';
import { call, refreshProfile } from '@aura/shared-session';
import {
  checkEmailVerification,
  ensureSession,
  sendEmailVerification,
  signOutNow,
  useSession,
  useSessionPhase,
} from '@aura/shared-session/host';
import { useLocation } from '@aura/shared-session/router';
import { useEffect, useState } from 'react';
import { membershipPorts } from '../../company/membership/membership-ports.ts';
import { Invitation } from './invitation.tsx';
import type { InvitationPorts } from './ports.ts';
import { tokenIn } from './token-in.ts';
import { visitorOf } from './visitor.ts';

/** `/convite/:token`: who invites to what, what a company sees and never sees, and the person's answer. */
export function ConvitePage() {
  const { pathname } = useLocation();
  const session = useSession();
  const phase = useSessionPhase();
  const [now] = useState(() => new Date());
  // The page is public, but an answer is somebody's: who is there has to be known for certain.
  useEffect(() => ports.findPerson(), []);
  const token = tokenIn(pathname);
  return <Invitation key={token} token={token} visitor={visitorOf(session, phase)} now={now} ports={ports} />;
}

const ports: InvitationPorts = {
  preview: (token) => call(invitationPreviewEndpoint, { token }),
  accept: (request) => call(invitationAcceptEndpoint, request),
  memberships: membershipPorts.load,
  sendVerification: sendEmailVerification,
  checkVerification: checkEmailVerification,
  refreshProfile,
  signOut: signOutNow,
  findPerson: () => void ensureSession(),
};
