import { err, type Result } from '@aura/shared-domain';
import type { Release } from '@aura/shared-federation/contract';
import { openBrowserStorage } from '@aura/shared-session/host';
import { loadOverride } from './load-override.ts';
import { OVERRIDES_KEY } from './override-state.ts';
import { parseOverrideAddress, readOverrides, writeOverrides } from './overrides.ts';

/*
 * A changed override is taken up by the next load of the page: code that already runs cannot be taken out of it, and
 * a local version often calls itself like the released one.
 */

/** Remembers a development server once it has answered with a version that can run here. */
export async function addOverride(name: string, text: string): Promise<Result<Release, string>> {
  const address = parseOverrideAddress(text.trim());
  if (!address.ok) return err(`O endereço ${address.error}.`);
  const loaded = await loadOverride(name, address.value);
  if (loaded.ok) store((overrides) => overrides.set(name, address.value));
  return loaded;
}

/** Removes the override of one remote. */
export const removeOverride = (name: string): void => store((overrides) => overrides.delete(name));

/** Removes all of them. */
export const removeAllOverrides = (): void => store((overrides) => overrides.clear());

function store(change: (overrides: Map<string, string>) => void): void {
  const storage = openBrowserStorage();
  const overrides = new Map(readOverrides(storage.read(OVERRIDES_KEY)).overrides);
  change(overrides);
  storage.write(OVERRIDES_KEY, writeOverrides(overrides));
}
