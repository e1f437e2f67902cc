import type { Result } from '@aura/shared-domain';
import type { Release } from '@aura/shared-federation/contract';
import { loadOverride } from './load-override.ts';
import { readOverrides } from './overrides.ts';
import type { OverrideSet } from './override-state.ts';

type Load = (name: string, address: string) => Promise<Result<Release, string>>;

/** Requests the version of every stored development server, in parallel. The console names failures. */
export async function loadOverrides(text: string | null, load: Load = loadOverride): Promise<OverrideSet> {
  const { overrides, dropped } = readOverrides(text);
  for (const reason of dropped) console.error(reason);
  const asked = await Promise.all(
    [...overrides].map(async ([name, address]) => ({ name, address, loaded: await load(name, address) })),
  );
  const states = asked.map(({ name, address, loaded }) => {
    if (!loaded.ok) console.error(`overrides: ${name}: ${loaded.error}`);
    return { name, address, failure: loaded.ok ? null : loaded.error };
  });
  return { states, releases: asked.flatMap(({ loaded }) => (loaded.ok ? [loaded.value] : [])) };
}
