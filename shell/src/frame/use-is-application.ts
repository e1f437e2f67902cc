import { useSession } from '@aura/shared-session';
import { useLocation } from '@aura/shared-session/router';
import { useEntries } from '../registry/known-remotes.tsx';
import { resolveRoute } from '../routes/resolve-route.ts';

/**
 * Whether the page on the screen is one of the application: of an account, or of a remote in front of somebody who is
 * signed in. All others are read, and have the header and the footer of the site.
 */
export function useIsApplication(): boolean {
  const { pathname } = useLocation();
  const { status } = useSession();
  const route = resolveRoute(useEntries(), pathname);
  if (!('access' in route)) return false;
  if (status === 'signedIn') return route.access !== 'public' || route.kind === 'remote';
  // Somebody was here before: nothing moves once it is known who is there.
  return status === 'loading' && route.access !== 'public';
}
