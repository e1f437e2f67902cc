import * as v from 'valibot';
import { withoutSecrets } from './safe-path.ts';

/** Who may open a route. `diagnosed` asks for a completed diagnostic, `gestor_rh` for that role. */
export const AccessSchema = v.picklist(['public', 'signedIn', 'diagnosed', 'gestor_rh']);
export type Access = v.InferOutput<typeof AccessSchema>;

/** What a guard needs to know of the person in front of it. */
export interface Visitor {
  readonly signedIn: boolean;
  readonly role?: string | undefined;
  readonly diagnosticoCompleto: boolean;
}

export type GuardDecision =
  | { readonly kind: 'allow' }
  | { readonly kind: 'redirect'; readonly to: string }
  /** First comes the diagnosis. */
  | { readonly kind: 'undiagnosed' }
  | { readonly kind: 'restricted' };

/**
 * Decides whether a visitor may see a route.
 * @param currentPath requested path and query; becomes `next` on the way to the login
 */
export function guard(access: Access, visitor: Visitor, currentPath: string): GuardDecision {
  if (access === 'public') return { kind: 'allow' };
  if (!visitor.signedIn)
    return { kind: 'redirect', to: `/login?next=${encodeURIComponent(withoutSecrets(currentPath))}` };
  if (access === 'gestor_rh')
    return visitor.role === 'gestor_rh' ? { kind: 'allow' } : { kind: 'restricted' };
  if (access === 'diagnosed' && !visitor.diagnosticoCompleto) return { kind: 'undiagnosed' };
  return { kind: 'allow' };
}
