import {
  guardRoute,
  getSession,
  sessionStarted,
  wasSignedIn,
  type SessionState,
} from '@aura/shared-session/host';
import type { Access } from '@aura/shared-domain';
import type { RegistryEntry } from '@aura/shared-federation/contract';
import { resolveRoute, type ResolvedRoute } from '../routes/resolve-route.ts';
import { loadFederation } from './loading/load-federation.ts';
import { whenVersionIsKnown } from './known-version.ts';
import { newestEntry } from './newest-entries.ts';
import { preloadRemote } from './preload.ts';

/** Fetches a remote when a person hovers, focuses or presses a link that leads to it, wherever the link stands. */
export function warmUpOnIntent(document: Document, remotes: () => readonly RegistryEntry[]): void {
  const onIntent = (target: unknown) => {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || link.origin !== window.location.origin) return;
    warmUpFor(resolveRoute(remotes(), link.pathname, link.search));
  };
  // The intent that the application was started by.
  for (const link of document.querySelectorAll('a[href]:is(:hover, :focus)')) onIntent(link);
  for (const type of ['pointerover', 'focusin', 'pointerdown']) {
    document.addEventListener(type, ({ target }) => onIntent(target), { passive: true });
  }
}

/**
 * Fetches what the page of a remote needs, the federation runtime included, where the visitor can be expected to see
 * it.
 */
export function warmUpFor(route: ResolvedRoute): void {
  if (route.kind !== 'remote') return;
  const visitor = { session: getSession(), isVerified: sessionStarted(), isExpected: wasSignedIn() };
  if (!mayWarmUp(route.access, visitor)) return;
  void loadFederation().catch(() => undefined);
  const remote = route.entry.descriptor.name;
  whenVersionIsKnown(remote, () => {
    const entry = newestEntry(remote);
    const page = entry?.descriptor.routes.find(({ path }) => path === route.path);
    if (entry && page) preloadRemote(entry, page.files);
  });
}

interface Visitor {
  readonly session: SessionState;
  /** Whether it is certain who is there. */
  readonly isVerified: boolean;
  /** Whether somebody was signed in on this device. */
  readonly isExpected: boolean;
}

/**
 * Whether a page may be fetched for a visitor before the guard has let them in. Pages of a role wait until it is certain
 * that they have it: nothing of them may be asked for by others.
 */
export function mayWarmUp(access: Access, { session, isVerified, isExpected }: Visitor): boolean {
  const decision = guardRoute(access, session, '/', isVerified);
  return decision.kind === 'allow' || (decision.kind === 'wait' && access !== 'gestor_rh' && isExpected);
}
