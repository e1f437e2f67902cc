import { useSyncExternalStore } from 'react';
import type { ConsentChoice } from './consent/consent-store.ts';
import { consent, operatorClaim, session } from './page.ts';
import { SIGNED_OUT, type SessionPhase, type SessionState } from './session/state.ts';

/** The session; a server renders for signed-out people. */
export function useSession(): SessionState {
  return useSyncExternalStore(session.subscribe, session.getState, () => SIGNED_OUT);
}

/** How far the session is known. */
export function useSessionPhase(): SessionPhase {
  return useSyncExternalStore(session.subscribe, session.getPhase, () => 'notStarted' as const);
}

/** Whether it is certain who is there; before that `signedOut` may still turn out otherwise. */
export function useSessionVerified(): boolean {
  return useSessionPhase() === 'verified';
}

/** Whether who is signed in runs the platform, as their token says. */
export function useIsOperator(): boolean {
  return useSyncExternalStore(operatorClaim.subscribe, operatorClaim.get, () => false);
}

/** The person's answer about cookies. */
export function useConsent(): ConsentChoice {
  return useSyncExternalStore(consent.subscribe, consent.get, () => 'undecided' as const);
}
