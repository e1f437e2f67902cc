import {
  err,
  createProfile,
  ok,
  type ApiErrorCode,
  type Membership,
  type Profile,
  type RequestOf,
  invitationAcceptEndpoint,
} from '@aura/shared-domain';
import { SharedRouter } from '@aura/shared-session/router';
import { Toaster } from '@aura/shared-ui/host';
import { fireEvent, render, screen } from '@testing-library/react';
import { Invitation } from './invitation-page.tsx';
import type { InvitationPorts, InvitationPreview } from './ports.ts';
import type { Visitor } from './use-visitor.ts';

export const TOKEN = `acme.${'s'.repeat(43)}`;
export const invitation: InvitationPreview = {
  company: 'Acme',
  department: 'Vendas',
  email: 'a•••@acme.com.br',
  expiresAt: '2026-11-29T01:30:00Z',
  domains: ['ipe.com.br'],
  role: 'member',
};
export const person = (
  profile: Partial<Profile> = {},
  email: string | null = 'ana@acme.com.br',
  emailVerified = true,
): Visitor => ({
  kind: 'person',
  account: {
    status: 'signedIn',
    user: { uid: 'ana', email, emailVerified, providers: ['password'] },
    profile: { ...createProfile('Ana'), ...profile },
  },
});
export const failure = (code: ApiErrorCode, message: string) => err({ code, message });

export function show(visitor: Visitor, ports: Partial<InvitationPorts> = {}) {
  const done = { asked: [] as RequestOf<typeof invitationAcceptEndpoint>[], refreshed: 0 };
  const complete: InvitationPorts = {
    preview: async () => ok(invitation),
    accept: async (request) => {
      done.asked.push(request);
      return ok(undefined);
    },
    acceptManaging: async () => ok(undefined),
    memberships: async () => ok([]),
    refreshProfile: async () => {
      done.refreshed += 1;
      return ok(undefined);
    },
    ...ports,
  };
  const page = (who: Visitor) => (
    <SharedRouter>
      <main>
        <Invitation token={TOKEN} visitor={who} now={new Date('2026-11-22T12:00:00Z')} ports={complete} />
      </main>
      <Toaster />
    </SharedRouter>
  );
  const { rerender } = render(page(visitor));
  return { done, become: (who: Visitor) => rerender(page(who)) };
}

export const SHARE = 'Aceitar e participar dos números';
export const STAY_OUT = 'Aceitar sem participar';
export const accept = (name = SHARE) => fireEvent.click(screen.getByRole('button', { name }));
export const pathOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
export const formIsThere = () => screen.findByRole('button', { name: SHARE });

export const membership: Membership = {
  companyId: 'acme',
  company: 'Acme',
  department: 'Vendas',
  joinedAt: '2026-11-02T15:30:00Z',
  state: 'active',
  shares: true,
  endedAt: null,
};
