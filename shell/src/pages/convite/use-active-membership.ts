import type { Membership } from '@aura/shared-domain';
import { useEffect, useState } from 'react';
import type { InvitationPorts } from './ports.ts';

/**
 * The company that the person is a member of; null for none, undefined until that is known. Where it cannot be asked
 * it is null: whoever accepts is then told by the answer.
 */
export function useActiveMembership(load: InvitationPorts['memberships']): Membership | null | undefined {
  const [found, setFound] = useState<Membership | null>();
  useEffect(() => {
    let isOver = false;
    void load().then((answer) => {
      if (isOver) return;
      const active = answer.ok ? answer.value.find(({ state }) => state === 'active') : undefined;
      setFound(active ?? null);
    });
    return () => {
      isOver = true;
    };
  }, [load]);
  return found;
}
