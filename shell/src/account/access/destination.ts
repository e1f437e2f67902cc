import { safePath } from '@aura/shared-domain';

/** Where a person lands after signing in: the page they were heading for, else where their work begins. */
export function destination(next: string | null, role: string | undefined): string {
  return safePath(next) ?? (role === 'gestor_rh' ? '/cockpit' : '/diagnostico-carreira');
}

/** Whether a person was about to buy a plan. */
export const isBuying = (next: string | null): boolean => safePath(next)?.startsWith('/checkout/') ?? false;

/** A link between login and sign-up that keeps a safe `next` and drops anything else. */
export function keepNext(path: '/login' | '/signup', next: string | null): string {
  const safe = safePath(next);
  return safe ? `${path}?next=${encodeURIComponent(safe)}` : path;
}
