import type { Membership } from '@aura/shared-domain';
import { useCallback, useEffect, useState } from 'react';
import type { MembershipAction, MembershipPorts } from './ports.ts';

type State =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly memberships: readonly Membership[] }
  | { readonly status: 'failed'; readonly message: string };

/** The memberships of a person, and the way to change one: null where that worked, else why it did not. */
export function useMemberships({ load, change, refreshProfile }: MembershipPorts) {
  const [state, setState] = useState<State>({ status: 'loading' });
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let isOver = false;
    void load().then((answer) => {
      if (isOver) return;
      setState(
        answer.ok
          ? { status: 'ready', memberships: answer.value }
          : { status: 'failed', message: answer.error.message },
      );
    });
    return () => {
      isOver = true;
    };
  }, [load, turn]);

  const retry = useCallback(() => {
    setState({ status: 'loading' });
    setTurn((last) => last + 1);
  }, []);

  const act = useCallback(
    async (companyId: string, action: MembershipAction): Promise<string | null> => {
      const changed = await change(companyId, action);
      if (!changed.ok) return changed.error.message;
      // The change stands whether or not the page can show the plan that follows from it yet.
      await refreshProfile();
      setState({ status: 'ready', memberships: changed.value });
      return null;
    },
    [change, refreshProfile],
  );
  return { state, retry, act } as const;
}

/** Changes a membership; null where that worked, else why it did not. */
export type Act = ReturnType<typeof useMemberships>['act'];
