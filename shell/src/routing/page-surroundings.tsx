import { guardRoute, useSession, useSessionPhase } from '@aura/shared-session/host';
import { useLocation } from '@aura/shared-session/router';
import { useEffect, useMemo } from 'react';
import { pageHead } from '../head/page-head.ts';
import { setDocumentHead } from '../head/document-head.ts';
import { RouteAnnouncer } from '../layout/index.ts';
import { useFocusOnArrival } from '../focus/use-focus-on-arrival.ts';
import type { ResolvedRoute } from '../routes/resolve-route.ts';
import { useScrollMemory } from './scroll/use-scroll-memory.ts';

interface Props {
  readonly route: ResolvedRoute;
  /** The first page was there before the application. */
  readonly isWritten: boolean;
}

/** Title, announcement, focus and scroll position of the page; draws nothing that can be seen. */
export function PageSurroundings({ route, isWritten }: Props) {
  const { pathname } = useLocation();
  const session = useSession();
  const isVerified = useSessionPhase() === 'verified';
  const isRestricted =
    'access' in route && guardRoute(route.access, session, pathname, isVerified).kind === 'restricted';
  const head = useMemo(() => pageHead(route, pathname, isRestricted), [route, pathname, isRestricted]);
  useEffect(() => setDocumentHead(head), [head]);
  useScrollMemory(isWritten);
  useFocusOnArrival(pathname);
  return <RouteAnnouncer title={head.title} />;
}
