import { guardRoute, useSession, useSessionPhase } from '@aura/shared-session/host';
import { useLocation } from '@aura/shared-session/router';
import { useEffect, useMemo } from 'react';
import { pageHead } from '../head/page-head.ts';
import { setDocumentHead } from '../head/document-head.ts';
import { RouteAnnouncer } from '../layout/index.ts';
import { useFocusOnArrival } from './use-focus-on-arrival.ts';
import type { ResolvedRoute } from './resolve-route.ts';
import { useScrollMemory } from './scroll/use-scroll-memory.ts';

/** Title, announcement, focus and scroll position of the page; draws nothing that can be seen. */
export function PageSurroundings({ route }: { readonly route: ResolvedRoute }) {
  const { pathname } = useLocation();
  const session = useSession();
  const isVerified = useSessionPhase() === 'verified';
  const isRestricted =
    'access' in route && guardRoute(route.access, session, pathname, isVerified).kind === 'restricted';
  const head = useMemo(() => pageHead(route, pathname, isRestricted), [route, pathname, isRestricted]);
  useEffect(() => setDocumentHead(head), [head]);
  useScrollMemory();
  useFocusOnArrival(pathname);
  return <RouteAnnouncer title={head.title} />;
}
