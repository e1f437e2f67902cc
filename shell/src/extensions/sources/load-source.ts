import { exposedName, type NotificationSource } from '@aura/shared-federation/contract';
import { settled } from '../../remotes/loading/settled.ts';
import { loadFederation } from '../../remotes/loading/load-federation.ts';
import type { Offered } from '../offered.ts';

/** Nobody waits for it, but the next source does. */
const PATIENCE_MS = 30_000;

/** Loads a source of notifications and asks it. Rejects with what went wrong, at the latest after half a minute. */
export async function refreshSource({ entry, extension }: Offered<'notification.source'>): Promise<void> {
  const outcome = await settled(async () => {
    const { importRelease } = await loadFederation();
    const imported = await importRelease(entry, exposedName(extension));
    if (!imported.ok) throw new Error(imported.error.reason, { cause: imported.error.cause });
    await asSource(imported.value).refresh();
  }, PATIENCE_MS);
  if (outcome.kind === 'failed') throw outcome.error;
  if (outcome.kind === 'late') throw new Error('timeout');
}

function asSource(module: unknown): NotificationSource {
  const { refresh } = module as Partial<NotificationSource>;
  if (typeof refresh !== 'function') throw new TypeError('the module exports no refresh');
  return { refresh };
}
