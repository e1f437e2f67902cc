import { ok, type Membership, type Result } from '@aura/shared-domain';
import type { Failure } from '@aura/shared-session';
import { useCallback, useEffect, useState } from 'react';
import type { InvitationPorts } from './ports.ts';

/** The membership that stands; null for none. */
type Active = Result<Membership | null, Failure>;

interface Found {
  readonly membership: Membership | null;
  /** Whether there was none when the page asked before. */
  readonly isNews: boolean;
}

/**
 * The company that the person is a member of, asked on arrival and on each return to the page; undefined until that is
 * known. Where it cannot be asked, what was known holds, and at first none is taken for granted: `look` asks once more
 * before anything is accepted, and tells what it could not ask.
 */
export function useMembership(load: InvitationPorts['memberships']) {
  const [found, setFound] = useState<Found>();
  const learn = useCallback((active: Active) => setFound((before) => foundAfter(before, active)), []);
  useEffect(() => void activeOf(load).then(learn), [load, learn]);
  const look = useCallback(async (): Promise<Active> => {
    const active = await activeOf(load);
    learn(active);
    return active;
  }, [load, learn]);
  useAskedOnReturn(look);
  return { found, look } as const;
}

async function activeOf(load: InvitationPorts['memberships']): Promise<Active> {
  const answer = await load();
  return answer.ok ? ok(answer.value.find(({ state }) => state === 'active') ?? null) : answer;
}

function foundAfter(before: Found | undefined, active: Active): Found {
  if (!active.ok) return before ?? { membership: null, isNews: false };
  const isNews = before !== undefined && (before.isNews || before.membership === null);
  return { membership: active.value, isNews };
}

/** Asks whenever somebody comes back to the page, one question at a time: a return is told by two events. */
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
