import {
  DescriptorSchema,
  SHELL_API,
  type Descriptor,
  type RegistryEntry,
  type Release,
} from '../contract/index.ts';
import * as v from 'valibot';

const INTEGRITY = `sha384-${'A'.repeat(64)}`;

type Given = Partial<Descriptor> & Pick<Descriptor, 'name'>;

/** A release for tests; give what matters. */
export function releaseWith(descriptor: Given): Release {
  const complete: Descriptor = {
    schema: 2,
    version: '1.0.0',
    shellApi: { min: SHELL_API, max: SHELL_API },
    audience: 'everyone',
    routes: [makeRoute(`/${descriptor.name}`)],
    navigation: [],
    container: 'mfe_test',
    builtWith: {},
    entry: { file: 'remoteEntry.js', integrity: INTEGRITY },
    assets: [],
    ...descriptor,
  };
  return {
    descriptor: v.parse(DescriptorSchema, complete),
    baseUrl: `https://${descriptor.name}.example/${complete.version}/`,
  };
}

/** A registry entry for tests; give what matters. */
export const makeEntry = (descriptor: Given): RegistryEntry => ({
  ...releaseWith(descriptor),
  fallback: null,
});

/** A route of a built remote. */
export const makeRoute = (
  path: string,
  access: Descriptor['routes'][number]['access'] = 'public',
): Descriptor['routes'][number] => ({
  path,
  access,
  title: 'Uma página',
  description: 'Uma página de teste com descrição.',
  files: [],
});
