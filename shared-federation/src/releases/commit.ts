import { err, ok, type Result } from '@aura/shared-domain';
import { EMPTY_REGISTRY, type Registry } from '../contract/index.ts';
import { LAYOUT } from './layout.ts';
import { rollForward } from './pointer.ts';
import { reachable } from './reachable.ts';
import { publicKeyOf, type SigningKey } from './registry-key.ts';
import { newestRevision, revisionText, type Change } from './revision.ts';
import { signRegistry } from './sign.ts';
import type { Outcome } from './step.ts';
import type { ReleaseStore } from './store.ts';

/** Every lost attempt means that somebody else's change went in, and so there is no need to wait between them. */
const ATTEMPTS = 200;

/** What is known about a change before it is applied. */
export type ChangeMeta = Omit<Change, 'version'>;

export interface Committed {
  /** The registry as it stands now. */
  readonly registry: Registry;
  /** What the log says about the change; null where nothing had to be changed. */
  readonly change: Change | null;
}

/**
 * Changes the registry. Two that do so at once both succeed: creating the next revision is possible once, and whoever
 * comes second applies the change to what the first one left. The error is a sentence for the terminal.
 * @param change applied anew to every state that it meets
 */
export async function commit(
  store: ReleaseStore,
  signingKey: SigningKey,
  change: (registry: Registry) => Outcome | Promise<Outcome>,
  meta: ChangeMeta,
): Promise<Result<Committed, string>> {
  const key = publicKeyOf(signingKey);
  const settled = await rollForward(store, key);
  if (!settled.ok) return settled;
  const committed = await reachable<Committed>(async () => {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const newest = await newestRevision(store, key);
      if (!newest.ok) return newest;
      const before = newest.value?.registry ?? EMPTY_REGISTRY;
      const outcome = await change(before);
      if (!outcome.ok) return outcome;
      if (!outcome.value) return ok({ registry: before, change: null });
      const { registry, version } = outcome.value;
      const entry: Change = { ...meta, version };
      const signed = await signRegistry(registry, signingKey);
      if (
        await createOnce(store, LAYOUT.revision(registry.revision), revisionText({ signed, change: entry }))
      )
        return ok({ registry, change: entry });
    }
    return err(`Outras publicações chegaram antes ${ATTEMPTS} vezes seguidas. Tente de novo em instantes.`);
  });
  if (!committed.ok || !committed.value.change) return committed;
  const shown = await rollForward(store, key);
  if (shown.ok) return committed;
  const { revision } = committed.value.registry;
  return err(
    `A revisão ${revision} está guardada, mas ${LAYOUT.pointer} ainda não a mostra. ` +
      `"npm run remote -- history" conclui a mudança. ${shown.error}`,
  );
}

/** Whether this text became the file. An answer that was lost on its way made the second try find our own file. */
async function createOnce(store: ReleaseStore, path: string, contents: Uint8Array): Promise<boolean> {
  if (await store.create(path, contents)) return true;
  const stored = await store.read(path);
  return stored !== null && Buffer.from(contents).equals(stored);
}
