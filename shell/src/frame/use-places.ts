import type { Profile } from '@aura/shared-domain';
import { useIsOperator } from '@aura/shared-session/host';
import { useMemo } from 'react';
import { useOffered } from '../extensions/index.ts';
import { useUnlocked } from '../navigation/ways.ts';
import { useEntries } from '../registry/known-remotes.tsx';
import { choosePlaces, type Places } from './places.ts';

const NOWHERE: Places = { main: [], tools: [], others: [] };

/** The places of the person in front of the page; none until it is known who that is. */
export function usePlaces(viewer: Profile | null, now: Date): Places {
  const entries = useEntries();
  const isOperator = useIsOperator();
  const unlocked = useUnlocked();
  const links = useOffered('account.link');
  return useMemo(() => {
    if (!viewer) return NOWHERE;
    const ofOperators = links.flatMap(({ extension }) => (extension.operators ? [extension.path] : []));
    return choosePlaces(entries, { viewer, now, unlocked, ofOperators, isOperator });
  }, [entries, viewer, now, unlocked, links, isOperator]);
}
