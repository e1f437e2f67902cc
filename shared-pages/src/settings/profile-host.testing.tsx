import { applyChange, err, ok, type Profile } from '@aura/shared-domain';
import { SharedRouter } from '@aura/shared-session/router';
import { Toaster } from '@aura/shared-ui/host';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useSyncExternalStore, type ReactNode } from 'react';
import type { UpdateProfile } from './use-save.ts';

interface Options {
  /** Every update fails with this text. */
  readonly failure?: string;
}

/** Shows something with a profile that changes as the application's does; gives the profile as it is stored. */
export function showWithProfile(
  start: Profile,
  children: (profile: Profile, update: UpdateProfile) => ReactNode,
  { failure }: Options = {},
): { readonly stored: () => Profile } {
  let stored = start;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const update: UpdateProfile = async (transition) => {
    if (failure !== undefined) return err({ message: failure });
    const change = transition(stored);
    if (!change) return ok('unchanged');
    stored = applyChange(stored, change);
    act(() => listeners.forEach((listener) => listener()));
    return ok('saved');
  };
  function Host() {
    const profile = useSyncExternalStore(subscribe, () => stored);
    return (
      <SharedRouter>
        {children(profile, update)}
        <Toaster />
      </SharedRouter>
    );
  }
  render(<Host />);
  dismissToasts();
  return { stored: () => stored };
}

/** Messages outlive the test that caused them. */
export function dismissToasts(): void {
  for (const button of screen.queryAllByRole('button', { name: 'Dispensar aviso' })) fireEvent.click(button);
}
