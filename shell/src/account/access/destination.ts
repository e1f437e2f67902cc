import { safePath } from '@aura/shared-domain';

/** Id of the place in the page of an invitation where people answer. */
export const ANSWER_ID = 'sua-resposta';

/**
 * Where a person lands after signing in: the page they were heading for, else where their work begins. Who signs in
 * to answer an invitation has read it, and lands at the answer.
 */
export function destination(next: string | null, role: string | undefined): string {
  const path = safePath(next) ?? (role === 'gestor_rh' ? '/cockpit' : '/diagnostico-carreira');
  return errandOf(path) === 'invitation' ? `${path}#${ANSWER_ID}` : path;
}

/** What a person was about to do: buy a plan, answer an invitation, or nothing that has to be named. */
export type Errand = 'purchase' | 'invitation' | 'other';

export function errandOf(next: string | null): Errand {
  const path = safePath(next) ?? '';
  if (path.startsWith('/checkout/')) return 'purchase';
  return path.startsWith('/convite/') ? 'invitation' : 'other';
}

/** A link between login and sign-up that keeps a safe `next` and drops anything else. */
export function keepNext(path: '/login' | '/signup', next: string | null): string {
  const safe = safePath(next);
  return safe ? `${path}?next=${encodeURIComponent(safe)}` : path;
}
