import { err, type Result } from '@aura/shared-domain';
import { openRegistry, type Registry, type RegistryKey } from '@aura/shared-federation/contract';
import type { SafeStorage } from '@aura/shared-session/host';
import * as v from 'valibot';

const KEY = 'aura.registry';

type Storage = Pick<SafeStorage, 'read' | 'write'>;

/** Remembers the last good registry on this device, signed as it came. */
export function keepRegistry(storage: Storage, signed: unknown): void {
  storage.write(KEY, JSON.stringify(signed));
}

const RevisionSchema = v.object({
  payload: v.pipe(v.string(), v.parseJson(), v.object({ revision: v.number() })),
});

/** The revision that the kept registry claims, unchecked; -1 without one. Open it to rely on more. */
export function readKeptRevision(storage: Storage): number {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), RevisionSchema), storage.read(KEY));
  return read.success ? read.output.payload.revision : -1;
}

/** The stored registry, verified again: other writers of the storage cannot sign. */
export async function readKeptRegistry(
  storage: Storage,
  key: RegistryKey,
): Promise<Result<Registry, string>> {
  const text = storage.read(KEY);
  if (text === null) return err('registry: none is kept on this device');
  try {
    return await openRegistry(JSON.parse(text), key);
  } catch {
    return err('registry: the kept one is not JSON');
  }
}
