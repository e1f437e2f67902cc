import type { Profile } from '@aura/shared-domain';
import { useCallback, useState } from 'react';
import { openPortal } from './open-portal.ts';

interface PortalAttempt {
  /** The button that was pressed. */
  readonly from: string;
  readonly stage: 'opening' | 'failed' | 'left';
  /** Why it did not open, last time; null for nothing. */
  readonly failure: string | null;
}

/** The way to the portal, which several buttons of a page share. */
export interface Portal {
  /** The newest attempt; null before the first. */
  readonly attempt: PortalAttempt | null;
  /** @param from names the button, so that what comes of it is said beside it */
  readonly open: (from: string) => void;
  /** Resets the newest attempt: the person is back from the portal. */
  readonly back: () => void;
}

/** Opens the portal for a person, one attempt at a time. */
export function usePortal(profile: Pick<Profile, 'stripeCustomerId'> | null): Portal {
  const [attempt, setAttempt] = useState<PortalAttempt | null>(null);
  const open = useCallback(
    (from: string) => {
      if (!profile) return;
      setAttempt((before) => {
        const failure = before?.from === from ? before.failure : null;
        return { from, stage: 'opening', failure };
      });
      void openPortal(profile).then((opened) =>
        setAttempt(
          opened.ok
            ? { from, stage: 'left', failure: null }
            : { from, stage: 'failed', failure: opened.error },
        ),
      );
    },
    [profile],
  );
  const back = useCallback(() => setAttempt(null), []);
  return { attempt, open, back };
}
