import type { Profile } from '@aura/shared-domain';
import type { ProfileTransition } from '@aura/shared-session';
import { showToast } from '@aura/shared-ui';
import { useState } from 'react';
import { wouldClear } from './changes.ts';
import type { UpdateProfile } from './update-profile.ts';

interface SaveState {
  readonly busy: boolean;
  /** Saves a change and tells the person how it went; gives whether it is stored now. */
  readonly save: (transition: ProfileTransition) => Promise<boolean>;
}

/** Saving of one block of the settings. */
export function useSave(update: UpdateProfile): SaveState {
  const [busy, setBusy] = useState(false);
  const save = async (transition: ProfileTransition): Promise<boolean> => {
    setBusy(true);
    const saved = await update(transition);
    setBusy(false);
    if (!saved.ok) showToast({ kind: 'error', text: saved.error.message });
    else if (saved.value === 'unchanged') showToast({ kind: 'info', text: 'Não havia nada para alterar.' });
    else showToast({ kind: 'success', text: 'Suas alterações foram salvas.' });
    return saved.ok;
  };
  return { busy, save };
}

interface AskingSave {
  readonly busy: boolean;
  /** Whether the person is being asked, and whether a diagnosis is at stake. */
  readonly asking: { readonly clears: boolean } | null;
  /** Saves at once, or asks first where a diagnosis would be cleared. */
  readonly request: (transition: ProfileTransition) => void;
  /** Asks in any case. */
  readonly ask: (transition: ProfileTransition) => void;
  /** Gives whether the change is stored now. */
  readonly confirm: () => Promise<boolean>;
  readonly cancel: () => void;
}

/** Saving of what a diagnosis is made of: nobody should learn afterwards that it is gone. */
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
