import type { OwnContribution } from '@aura/shared-domain';
import { useCallback, useState } from 'react';
import type { MembershipPorts } from '../ports.ts';

type State =
  | { readonly status: 'idle' | 'loading' }
  | { readonly status: 'ready'; readonly own: OwnContribution }
  | { readonly status: 'failed'; readonly message: string };

/** What counts of a person in a company. Nothing is asked for before `open`, and nothing twice unless it failed. */
export function useContribution(companyId: string, load: MembershipPorts['contribution']) {
  const [state, setState] = useState<State>({ status: 'idle' });

  const retry = useCallback(async () => {
    setState({ status: 'loading' });
    const answer = await load(companyId);
    setState(
      answer.ok
        ? { status: 'ready', own: answer.value }
        : { status: 'failed', message: answer.error.message },
    );
  }, [companyId, load]);

  const open = useCallback(() => {
    if (state.status === 'idle') void retry();
  }, [state.status, retry]);
  return { state, open, retry } as const;
}
