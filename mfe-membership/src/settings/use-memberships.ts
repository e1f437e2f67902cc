import type { Membership, OwnContribution, Result } from '@aura/shared-domain';
import { refreshProfile as readProfileAgain, type Failure } from '@aura/shared-session';
import { useCallback, useEffect, useState } from 'react';
import {
  changeMembership,
  loadContribution,
  loadMemberships,
  type MembershipAction,
} from '../calls/membership-calls.ts';

/** A person's actions for the companies that invited them; texts of failures are ready to be shown. */
export interface MembershipPorts {
  readonly load: () => Promise<Result<readonly Membership[], Failure>>;
  /** Returns the memberships after the change. */
  readonly change: (
    companyId: string,
    action: MembershipAction,
  ) => Promise<Result<readonly Membership[], Failure>>;
  /** The person's own contribution to the sums of that company. */
  readonly contribution: (companyId: string) => Promise<Result<OwnContribution, Failure>>;
  /** Reads the profile again: the plan may be another one. */
  readonly refreshProfile: () => Promise<Result<unknown, Failure>>;
}

/** The memberships of the person who is signed in. */
export const membershipPorts: MembershipPorts = {
  load: loadMemberships,
  change: changeMembership,
  contribution: loadContribution,
  refreshProfile: readProfileAgain,
};

type State =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly memberships: readonly Membership[] }
  | { readonly status: 'failed'; readonly message: string };

/**
 * The memberships of a person, and a function that changes one: null after a success, otherwise the reason of the
 * failure.
 */
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
      // The change is stored even if the page cannot show the resulting plan yet.
      await refreshProfile();
      setState({ status: 'ready', memberships: changed.value });
      return null;
    },
    [change, refreshProfile],
  );
  return { state, retry, act } as const;
}

/** Changes a membership; null after a success, otherwise the reason of the failure. */
export type Act = ReturnType<typeof useMemberships>['act'];
