import { parseRegistry, type Descriptor, type RegistryEntry } from '@aura/shared-federation/contract';

const INTEGRITY = `sha384-${'A'.repeat(64)}`;

/** A registry entry for tests; give what matters. */
export function entryWith(descriptor: Partial<Descriptor> & Pick<Descriptor, 'name'>): RegistryEntry {
  const complete: Descriptor = {
    schema: 1,
    version: '1.0.0',
    shellApi: { min: 1, max: 1 },
    audience: 'everyone',
    routes: [
      {
        path: `/${descriptor.name}`,
        access: 'public',
        title: 'Uma página',
        description: 'Uma página de teste com descrição.',
      },
    ],
    navigation: [],
    container: 'mfe_test',
    entry: { file: 'remoteEntry.js', integrity: INTEGRITY },
    assets: [],
    ...descriptor,
  };
  const baseUrl = `https://${descriptor.name}.example/1.0.0/`;
  const registry = parseRegistry({ schema: 1, remotes: [{ descriptor: complete, baseUrl }] });
  const entry = registry.ok ? registry.value.remotes[0] : undefined;
  if (!entry) throw new Error(registry.ok ? 'no entry' : registry.error);
  return entry;
}
