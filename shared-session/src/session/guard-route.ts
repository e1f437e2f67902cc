import { guard, type Access, type GuardDecision } from '@aura/shared-domain';
import type { SessionState } from './state.ts';

/** `wait`: who is there is not known yet; decide again when the session is verified. */
export type RouteDecision = GuardDecision | { readonly kind: 'wait' };

/**
 * Decides whether a route may be shown.
 * @param currentPath requested path and query; becomes `next` on the way to the login
 * @param verified whether the session state is certain; before that, `signedOut` may still change
 */
export function guardRoute(
  access: Access,
  state: SessionState,
  currentPath: string,
  verified = true,
): RouteDecision {
  if (access === 'public') return { kind: 'allow' };
  if (state.status === 'loading' || (state.status === 'signedOut' && !verified)) return { kind: 'wait' };
  if (state.status === 'signedOut')
    return guard(access, { signedIn: false, diagnosticoCompleto: false }, currentPath);
  const { role, diagnosticoCompleto } = state.profile;
  return guard(access, { signedIn: true, role, diagnosticoCompleto }, currentPath);
}
