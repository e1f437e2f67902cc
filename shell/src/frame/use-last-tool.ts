import { useSession } from '@aura/shared-session';
import { useLocation } from '@aura/shared-session/router';
import { useEffect, useMemo } from 'react';
import type { Way } from '../navigation/ways.ts';
import { useEntries } from '../registry/known-remotes.tsx';
import { resolveRoute } from '../routes/resolve-route.ts';
import { rememberLastTool } from './last-tool.ts';

const lastTool = rememberLastTool();

/** The tool that the person had open before this page; null if it no longer exists. */
export function useLastTool(): Way | null {
  const session = useSession();
  const { pathname } = useLocation();
  const entries = useEntries();
  const uid = session.status === 'signedIn' ? session.user.uid : null;
  return useMemo(() => {
    const path = uid === null ? null : lastTool.of(uid);
    if (path === null || path === pathname) return null;
    const route = resolveRoute(entries, path);
    return isTool(route) ? { label: route.title, path } : null;
  }, [uid, pathname, entries]);
}

/** Remembers the visible tool, and forgets it when the person signs out. */
export function useKeptTool(): void {
  const session = useSession();
  const { pathname } = useLocation();
  const entries = useEntries();
  const uid = session.status === 'signedIn' && session.profile.diagnosticoCompleto ? session.user.uid : null;
  useEffect(() => {
    if (uid !== null && isTool(resolveRoute(entries, pathname))) lastTool.keep(uid, pathname);
  }, [uid, entries, pathname]);
}

type Route = ReturnType<typeof resolveRoute>;

const isTool = (route: Route): route is Extract<Route, { kind: 'remote' }> =>
  route.kind === 'remote' && route.access === 'diagnosed';
