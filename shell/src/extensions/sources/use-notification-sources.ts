import { computeDay } from '@aura/shared-domain';
import { openBrowserStorage } from '@aura/shared-session/host';
import { useEffect } from 'react';
import { reportRemote } from '../../remotes/report.ts';
import { waitUntilIdle, waitUntilShown } from '../../telemetry/moments.ts';
import type { Offered } from '../offered-extensions.ts';
import { useOffered } from '../use-offered.ts';
import { askSources } from './ask-sources.ts';
import { computeExposedName, type NotificationSource } from '@aura/shared-federation/contract';
import { waitSettled } from '../../remotes/loading/settled.ts';
import { loadFederation } from '../../remotes/loading/load-federation.ts';

/** The page does not wait for it, but the next source does. */
const PATIENCE_MS = 30_000;

/** Loads a source of notifications and runs it. Rejects with its error, after half a minute at the latest. */
async function refreshSource({ entry, extension }: Offered<'notification.source'>): Promise<void> {
  const outcome = await waitSettled(async () => {
    const { importRelease } = await loadFederation();
    const imported = await importRelease(entry, computeExposedName(extension));
    if (!imported.ok) throw new Error(imported.error.reason, { cause: imported.error.cause });
    await toSource(imported.value).refresh();
  }, PATIENCE_MS);
  if (outcome.kind === 'failed') throw outcome.error;
  if (outcome.kind === 'late') throw new Error('timeout');
}

function toSource(module: unknown): NotificationSource {
  const { refresh } = module as Partial<NotificationSource>;
  if (typeof refresh !== 'function') throw new TypeError('the module exports no refresh');
  return { refresh };
}

/** Asks the remotes what there is to tell the person who is signed in, when the page is shown and idle. */
export function useNotificationSources(uid: string | null): void {
  const offered = useOffered('notification.source');
  useEffect(() => {
    if (uid === null || offered.length === 0) return undefined;
    let isThere = true;
    void waitUntilShown(document)
      .then(waitUntilIdle)
      .then(() => (isThere ? ask(uid, offered) : undefined));
    return () => void (isThere = false);
  }, [uid, offered]);
}

function ask(uid: string, offered: readonly Offered<'notification.source'>[]): Promise<void> {
  const releases = new Map(offered.map((one) => [makeId(one), one.entry.descriptor]));
  const sources = offered.map((one) => ({ id: makeId(one), refresh: () => refreshSource(one) }));
  return askSources(uid, sources, {
    storage: openBrowserStorage(),
    today: () => computeDay(new Date()),
    report: (id, error) => {
      const release = releases.get(id);
      if (!release) return;
      const { name: remote, version } = release;
      const name = error instanceof Error ? error.name : typeof error;
      reportRemote({ kind: 'error', remote, version, where: 'promise', name }, error);
    },
  });
}

const makeId = ({ entry, extension }: Offered<'notification.source'>): string =>
  `${entry.descriptor.name}/${extension.name}`;
