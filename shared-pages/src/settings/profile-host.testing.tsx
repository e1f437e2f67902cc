import { applyChange, createStore, err, ok, type Profile } from '@aura/shared-domain';
import { SharedRouter } from '@aura/shared-session/router';
import { Toaster } from '@aura/shared-ui/host';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useSyncExternalStore, type ReactNode } from 'react';
import type { UpdateProfile } from './use-save.ts';

interface Options {
  /** Every update fails with this text. */
  readonly failure?: string;
}

/** Renders a component with a profile that changes like the application's; returns the stored profile. */
export function showWithProfile(
  start: Profile,
  children: (profile: Profile, update: UpdateProfile) => ReactNode,
  { failure }: Options = {},
): { readonly stored: () => Profile } {
  const stored = createStore(start);
  const update: UpdateProfile = async (transition) => {
    if (failure !== undefined) return err({ message: failure });
    const change = transition(stored.get());
    if (!change) return ok('unchanged');
    act(() => stored.set(applyChange(stored.get(), change)));
    return ok('saved');
  };
  function Host() {
    const profile = useSyncExternalStore(stored.subscribe, stored.get);
    return (
      <SharedRouter>
        {children(profile, update)}
        <Toaster />
      </SharedRouter>
    );
  }
  render(<Host />);
  dismissToasts();
  return { stored: stored.get };
}

/** Messages outlive the test that caused them. */
export function dismissToasts(): void {
  for (const button of screen.queryAllByRole('button', { name: 'Dispensar aviso' })) fireEvent.click(button);
}
