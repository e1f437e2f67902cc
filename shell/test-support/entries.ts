import { composeRegistry, type Descriptor, type RegistryEntry } from '@aura/shared-federation/contract';

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
  const [entry] = composeRegistry([{ descriptor: complete, baseUrl }]).remotes;
  if (!entry) throw new Error('no entry');
  return entry;
}
