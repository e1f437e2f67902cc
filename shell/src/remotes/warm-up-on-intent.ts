import { wasSignedIn } from '@aura/shared-session/host';
import type { RegistryEntry } from '@aura/shared-federation/contract';
import { resolveRoute } from '../routing/resolve-route.ts';
import { warmUp } from './remotes.ts';

/** Fetches a remote when a person hovers, focuses or presses a link that leads to it, wherever the link stands. */
export function warmUpOnIntent(document: Document, remotes: readonly RegistryEntry[]): void {
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || link.origin !== window.location.origin) return;
    const route = resolveRoute(remotes, link.pathname, link.search);
    if (route.kind === 'remote' && (route.access === 'public' || wasSignedIn())) warmUp(route.entry);
  };
  for (const type of ['pointerover', 'focusin', 'pointerdown']) {
    document.addEventListener(type, onIntent, { passive: true });
  }
}
