import {
  guardRoute,
  getSession,
  isSessionStarted,
  wasSignedIn,
  type SessionState,
} from '@aura/shared-session/host';
import type { Access } from '@aura/shared-domain';
import type { RegistryEntry, ViewPoint } from '@aura/shared-federation/contract';
import { declaredExtensions } from '../extensions/declared.ts';
import { listOffered } from '../extensions/offered-extensions.ts';
import { resolveRoute, type ResolvedRoute } from '../routes/resolve-route.ts';
import { loadFederation } from './loading/load-federation.ts';
import { waitForVersion } from './known-version.ts';
import { findNewestEntry } from './newest-entries.ts';
import { preloadFiles, preloadRemote } from './preload.ts';

/** Fetches a remote when a person hovers, focuses or presses any link to it. */
export function warmUpOnIntent(document: Document, remotes: () => readonly RegistryEntry[]): void {
  const onIntent = (target: unknown) => {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || link.origin !== window.location.origin) return;
    warmUpFor(resolveRoute(remotes(), link.pathname, link.search), remotes());
  };
  // The intent that the application was started by.
  for (const link of document.querySelectorAll('a[href]:is(:hover, :focus)')) onIntent(link);
  for (const type of ['pointerover', 'focusin', 'pointerdown']) {
    document.addEventListener(type, ({ target }) => onIntent(target), { passive: true });
  }
}

/**
 * Fetches the files of a remote's page, or the extensions of a shell page, including the federation runtime, if the
 * visitor can be expected to see them.
 */
export function warmUpFor(route: ResolvedRoute, remotes: readonly RegistryEntry[]): void {
  if (route.kind !== 'remote' && route.kind !== 'shell') return;
  if (route.kind === 'shell' && !route.point) return;
  const visitor = { session: getSession(), isVerified: isSessionStarted(), isExpected: wasSignedIn() };
  if (!mayWarmUp(route.access, visitor)) return;
  void loadFederation().catch(() => undefined);
  if (route.kind === 'shell') return route.point && warmUpPoint(route.point, remotes);
  const remote = route.entry.descriptor.name;
  waitForVersion(remote, () => {
    const entry = findNewestEntry(remote);
    const page = entry?.descriptor.routes.find(({ path }) => path === route.path);
    if (entry && page) preloadRemote(entry, page.files);
  });
}

/** Fetches the extensions of a point; those for one role only once the person is known. */
function warmUpPoint(point: ViewPoint, remotes: readonly RegistryEntry[]): void {
  for (const { entry, extension } of listOffered(point, remotes, declaredExtensions.get(), getSession()))
    waitForVersion(entry.descriptor.name, () => preloadFiles(entry, extension.files));
}

interface Visitor {
  readonly session: SessionState;
  /** Whether it is certain who is there. */
  readonly isVerified: boolean;
  /** Whether a person was signed in on this device. */
  readonly isExpected: boolean;
}

/**
 * Whether a page may be fetched before the guard has admitted the visitor. Pages of a role wait until the role is
 * certain: other people must not request their files.
 */
export function mayWarmUp(access: Access, { session, isVerified, isExpected }: Visitor): boolean {
  const decision = guardRoute(access, session, '/', isVerified);
  return decision.kind === 'allow' || (decision.kind === 'wait' && access !== 'gestor_rh' && isExpected);
}
