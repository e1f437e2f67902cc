import { useSession } from '@aura/shared-session';
import { useLocation } from '@aura/shared-session/router';
import { useEntries } from '../registry/known-remotes.tsx';
import { resolveRoute } from '../routes/resolve-route.ts';

/**
 * Whether the current page belongs to the application: a page of an account, or a remote's page for a signed-in
 * person. All other pages have the header and the footer of the site.
 */
export function useIsApplication(): boolean {
  const { pathname } = useLocation();
  const { status } = useSession();
  const route = resolveRoute(useEntries(), pathname);
  if (!('access' in route)) return false;
  if (status === 'signedIn') return route.access !== 'public' || route.kind === 'remote';
  // A person was signed in here: assume so, to avoid layout shifts when the session is known.
  return status === 'loading' && route.access !== 'public';
}
