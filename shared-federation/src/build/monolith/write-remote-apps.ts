import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { RegistryEntry, RemoteDefinition } from '../../contract/index.ts';

/** A remote's sources. */
export interface RemoteSources {
  readonly dir: string;
  readonly definition: RemoteDefinition;
}

/** Name of the lazy chunk that holds a remote's application. */
export const chunkOf = (name: string): string => `remote-${name}`;

/** What the monolith's application knows of a remote when it is built. */
export function entryOf({ name, shellApi, audience, routes, navigation }: RemoteDefinition): RegistryEntry {
  return {
    baseUrl: '/',
    fallback: null,
    descriptor: {
      schema: 2,
      name,
      version: '0.0.0',
      shellApi,
      audience,
      routes: routes.map(({ chunks: _chunks, ...route }) => ({ ...route, files: [] })),
      navigation,
      container: name,
      builtWith: {},
      entry: { file: '', integrity: '' },
      assets: [],
    },
  };
}

/** Writes the module `aura-remote-apps`. */
export function writeRemoteApps(path: string, remotes: readonly RemoteSources[]): void {
  const loaders = remotes.map(({ dir, definition: { name } }) => {
    const app = JSON.stringify(resolve(dir, 'src/app.tsx'));
    return `${JSON.stringify(name)}: () => import(/* webpackChunkName: "${chunkOf(name)}" */ ${app})`;
  });
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(
    path,
    `export const ENTRIES = ${JSON.stringify(remotes.map(({ definition }) => entryOf(definition)))};
export const LOADERS = { ${loaders.join(', ')} };
`,
  );
}
