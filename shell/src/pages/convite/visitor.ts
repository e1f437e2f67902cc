import type { SessionState } from '@aura/shared-session';
import type { SessionPhase } from '@aura/shared-session/host';

/** Who is in front of the page, as far as that is known. */
export type Visitor =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'nobody' }
  | { readonly kind: 'person'; readonly account: Extract<SessionState, { status: 'signedIn' }> };

/** Whom an answer would be of. Nobody is taken for absent before that is certain. */
export function visitorOf(session: SessionState, phase: SessionPhase): Visitor {
  if (session.status === 'signedIn') return { kind: 'person', account: session };
  if (phase === 'failed') return { kind: 'unreachable' };
  return session.status === 'signedOut' && phase === 'verified' ? { kind: 'nobody' } : { kind: 'unknown' };
}
