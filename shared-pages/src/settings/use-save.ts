import type { Result } from '@aura/shared-domain';
import type { Failure, ProfileTransition } from '@aura/shared-session';
import { showToast } from '@aura/shared-ui';
import { useState } from 'react';

/** Changes the profile of the person who is signed in. */
export type UpdateProfile = (
  transition: ProfileTransition,
) => Promise<Result<'saved' | 'unchanged', Failure>>;

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
