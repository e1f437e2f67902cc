import { wasSignedIn } from '@aura/shared-session/host';
import type { RegistryEntry } from '@aura/shared-federation/contract';
import { resolveRoute, type ResolvedRoute } from '../routes/resolve-route.ts';
import { warmUp } from './remotes.ts';

/** Fetches a remote when a person hovers, focuses or presses a link that leads to it, wherever the link stands. */
export function warmUpOnIntent(document: Document, remotes: readonly RegistryEntry[]): void {
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || link.origin !== window.location.origin) return;
    warmUpFor(resolveRoute(remotes, link.pathname, link.search));
  };
  for (const type of ['pointerover', 'focusin', 'pointerdown']) {
    document.addEventListener(type, onIntent, { passive: true });
  }
}

/**
 * Fetches the remote of a page that the visitor can be expected to see. Pages of a role wait for the guard:
 * nothing of them may be asked for by those who do not have it.
 */
export function warmUpFor(route: ResolvedRoute): void {
  if (route.kind !== 'remote' || route.access === 'gestor_rh') return;
  if (route.access === 'public' || wasSignedIn()) warmUp(route.entry);
}
