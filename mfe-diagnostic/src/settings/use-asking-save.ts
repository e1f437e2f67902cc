import type { Profile } from '@aura/shared-domain';
import type { ProfileTransition } from '@aura/shared-session';
import { useSave, type UpdateProfile } from '@aura/shared-pages/settings';
import { useState } from 'react';
import { wouldClear } from './changes.ts';

interface AskingSave {
  readonly busy: boolean;
  /** Whether the person is being asked, and whether a diagnosis is at stake. */
  readonly asking: { readonly clears: boolean } | null;
  /** Saves at once, or asks first if that would clear a diagnosis. */
  readonly request: (transition: ProfileTransition) => void;
  /** Asks in any case. */
  readonly ask: (transition: ProfileTransition) => void;
  /** Gives whether the change is stored now. */
  readonly confirm: () => Promise<boolean>;
  readonly cancel: () => void;
}

/** Saves the input of a diagnosis, after asking: a diagnosis must not be cleared without notice. */
export function useAskingSave(profile: Profile, update: UpdateProfile): AskingSave {
  const { busy, save } = useSave(update);
  const [waiting, setWaiting] = useState<ProfileTransition | null>(null);
  const ask = (transition: ProfileTransition) => setWaiting(() => transition);
  return {
    busy,
    asking: waiting && { clears: wouldClear(profile, waiting) },
    ask,
    request: (transition) => {
      if (wouldClear(profile, transition)) ask(transition);
      else void save(transition);
    },
    confirm: async () => {
      setWaiting(null);
      return waiting !== null && save(waiting);
    },
    cancel: () => setWaiting(null),
  };
}
