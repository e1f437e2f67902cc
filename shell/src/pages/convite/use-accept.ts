import { err, type RequestOf, invitationAcceptEndpoint } from '@aura/shared-domain';
import { useState } from 'react';
import type { InvitationPorts } from './ports.ts';
import { refusalOf, type Refusal } from './refusal.ts';
import type { Active } from './use-active-membership.ts';

/**
 * Accepts an invitation, unless the person is a member by then: an answer that they gave in another tab would be
 * changed without a word. Gives also why this account cannot accept it, once that is known.
 */
export function useAccept(
  ports: Pick<InvitationPorts, 'accept' | 'checkVerification'>,
  look: () => Promise<Active>,
) {
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const accept = async (request: RequestOf<typeof invitationAcceptEndpoint>) => {
    const found = await look();
    if (!found.ok) return found;
    if (found.value !== null) return err({ message: `Você já faz parte de ${found.value.company}.` });
    const accepted = await ports.accept(request);
    if (!accepted.ok) setRefusal(await refusalOf(accepted.error, ports.checkVerification));
    return accepted;
  };
  return { refusal, accept } as const;
}
