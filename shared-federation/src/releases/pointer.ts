import { err, ok, type Result } from '@aura/shared-domain';
import { openRegistry, type RegistryKey, type SignedRegistry } from '../contract/index.ts';
import { LAYOUT } from './layout.ts';
import { reachStorage } from './reachable.ts';
import { readNewestRevision } from './revision.ts';
import type { ReleaseStore } from './store.ts';

const ATTEMPTS = 50;

/**
 * Updates the public registry to the newest revision, after any interrupted change, and returns it: null in an empty
 * store. Needs no private key.
 */
export const rollForward = (
  store: ReleaseStore,
  key: RegistryKey,
): Promise<Result<SignedRegistry | null, string>> =>
  reachStorage(async () => {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      // In this order: a revision is there before the pointer shows it.
      const pointer = await store.read(LAYOUT.pointer);
      const newest = await readNewestRevision(store, key);
      if (!newest.ok) return newest;
      const lost = await explainLostRevision(pointer, newest.value?.registry.revision ?? 0, key);
      if (lost !== null) return err(lost);
      if (!newest.value) return ok(null);
      const { signed } = newest.value;
      const text = encodePointer(signed);
      if (pointer && text.equals(pointer)) return ok(signed);
      // A slower writer may overwrite it with an older one, so check again before returning.
      await store.replace(LAYOUT.pointer, text);
    }
    return err(`${LAYOUT.pointer} mudou a cada tentativa de atualizá-lo. Tente de novo em instantes.`);
  });

const encodePointer = (signed: SignedRegistry): Buffer => Buffer.from(`${JSON.stringify(signed)}\n`);

/** A genuine pointer beyond the last revision means that revisions are gone: going on would number them anew. */
async function explainLostRevision(
  pointer: Uint8Array | null,
  newest: number,
  key: RegistryKey,
): Promise<string | null> {
  const opened = pointer && (await openRegistry(parseJson(pointer), key));
  if (!opened?.ok || opened.value.revision <= newest) return null;
  const { revision } = opened.value;
  return `${LAYOUT.pointer} está na revisão ${revision}, mas a última guardada é a ${newest}: restaure ${LAYOUT.revision(revision)}.`;
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}
