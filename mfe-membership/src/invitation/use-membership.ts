import { ok, type Membership, type Result } from '@aura/shared-domain';
import type { Failure } from '@aura/shared-session';
import { useCallback, useEffect, useState } from 'react';
import type { InvitationPorts } from './ports.ts';

/** The active membership; null without one. */
type Active = Result<Membership | null, Failure>;

interface Found {
  readonly membership: Membership | null;
  /** Whether there was none at the previous check. */
  readonly isNews: boolean;
}

/**
 * The company that the person is a member of, checked on arrival and on each return to the page; undefined until
 * known. If a check fails, the last known state stays, and initially none is assumed: `look` checks again before
 * accepting, and reports a failure.
 */
export function useMembership(load: InvitationPorts['memberships']) {
  const [found, setFound] = useState<Found>();
  const learn = useCallback((active: Active) => setFound((before) => computeFound(before, active)), []);
  useEffect(() => void readActive(load).then(learn), [load, learn]);
  const look = useCallback(async (): Promise<Active> => {
    const active = await readActive(load);
    learn(active);
    return active;
  }, [load, learn]);
  useAskedOnReturn(look);
  return { found, look } as const;
}

async function readActive(load: InvitationPorts['memberships']): Promise<Active> {
  const answer = await load();
  return answer.ok ? ok(answer.value.find(({ state }) => state === 'active') ?? null) : answer;
}

function computeFound(before: Found | undefined, active: Active): Found {
  if (!active.ok) return before ?? { membership: null, isNews: false };
  const isNews = before !== undefined && (before.isNews || before.membership === null);
  return { membership: active.value, isNews };
}

/** Calls `ask` when the person returns to the page. Two events report one return, so calls do not overlap. */
function useAskedOnReturn(ask: () => Promise<unknown>): void {
  useEffect(() => {
    const over = new AbortController();
    let isAsking = false;
    const onReturn = async () => {
      if (document.visibilityState !== 'visible' || isAsking) return;
      isAsking = true;
      await ask();
      isAsking = false;
    };
    const listener = () => void onReturn();
    window.addEventListener('focus', listener, { signal: over.signal });
    document.addEventListener('visibilitychange', listener, { signal: over.signal });
    return () => over.abort();
  }, [ask]);
}
