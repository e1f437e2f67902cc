import type { Preview, Registry } from '@aura/shared-federation/contract';
import { getSession, subscribeSession, type SessionState } from '@aura/shared-session/host';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { getWantedPreview } from '../preview/preview.ts';
import { liveRegistry } from '../registry/live-registry-store.ts';

/** A public page does not wait longer for the session. */
const PATIENCE_MS = 3_000;

/**
 * Whether the person's version of a remote is known: a staged one is for some people only, and a preview is for people
 * with an account.
 */
export function isDecided(
  remote: string,
  { remotes }: Pick<Registry, 'remotes'>,
  session: SessionState,
  wanted: Preview | null = null,
): boolean {
  const isStaged = remotes.some(({ current, staged }) => staged && current.descriptor.name === remote);
  return (!isStaged && wanted?.name !== remote) || session.status !== 'loading';
}

const isVersionKnown = (remote: string) =>
  isDecided(remote, liveRegistry.get(), getSession(), getWantedPreview()?.preview);

/** Calls back once it is known; immediately if it already is. */
export function waitForVersion(remote: string, callback: () => void): void {
  if (isVersionKnown(remote)) return callback();
  const stop = subscribeSession(() => {
    if (!isVersionKnown(remote)) return;
    stop();
    callback();
  });
}

/** Whether it is known, or has been waited for long enough. */
export function useVersionKnown(remote: string): boolean {
  const isKnown = useSyncExternalStore(
    subscribeSession,
    () => isVersionKnown(remote),
    () => false,
  );
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (isKnown) return;
    const timer = setTimeout(() => setOver(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isKnown]);
  return isKnown || isOver;
}
