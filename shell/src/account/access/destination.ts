import { parseSafePath } from '@aura/shared-domain';
import { useSession } from '@aura/shared-session';
import { openBrowserStorage } from '@aura/shared-session/host';
import { useStart } from '../../navigation/ways.ts';
import { useEntries } from '../../registry/known-remotes.tsx';
import { resolveRoute } from '../../routes/resolve-route.ts';

/** The page after signing in: the requested one, otherwise the home page of the person's role. */
export function useDestination(next: string | null): string {
  const session = useSession();
  const start = useStart(session.status === 'signedIn' ? session.profile : null);
  return parseSafePath(next) ?? start;
}

const KEY = 'aura.afterConfirming';

/** Where a person goes on once the address is confirmed: the link of the message opens a tab that was told no `next`. */
export const afterConfirming = {
  read: () => openBrowserStorage().read(KEY),
  keep: (next: string | null) => openBrowserStorage().write(KEY, parseSafePath(next)),
};

/** A link between pages of the account that keeps a safe `next` and drops anything else. */
export function keepNext(path: '/login' | '/signup', next: string | null): string {
  const safe = parseSafePath(next);
  return safe ? `${path}?next=${encodeURIComponent(safe)}` : path;
}

/** A sentence about the page that follows; empty if the person came for the account itself. */
export function useWayOn(next: string | null): string {
  const entries = useEntries();
  const path = parseSafePath(next)?.split('?')[0];
  const route = path === undefined ? null : resolveRoute(entries, path);
  return route && 'title' in route ? ` Em seguida, você vai para “${route.title}”.` : '';
}
