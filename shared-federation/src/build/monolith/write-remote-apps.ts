import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import {
  DECLARATIONS_FILE,
  withoutChunks,
  type Extension,
  type RegistryEntry,
  type RemoteAsset,
  type RemoteDefinition,
} from '../../contract/index.ts';
import { listExposedModules } from '../exposed.ts';

/** A remote's sources. */
export interface RemoteSources {
  readonly dir: string;
  readonly definition: RemoteDefinition;
}

/** Name of the lazy chunk that holds a remote's application. */
export const makeChunkName = (name: string): string => `remote-${name}`;

/** The monolith's build-time data of a remote. */
export function buildEntry({
  name,
  shellApi,
  audience,
  routes,
  navigation,
  extensions,
}: RemoteDefinition): RegistryEntry {
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
      assets: extensions ? [makeDeclarationsAsset(name)] : [],
    },
  };
}

const makeDeclarationsAsset = (name: string): RemoteAsset => ({
  file: DECLARATIONS_FILE,
  kind: 'tooling',
  integrity: name,
  initial: false,
});

/** The remotes' extensions of shell pages in the monolith's form: by remote name. */
export const collectExtensions = (
  definitions: readonly RemoteDefinition[],
): Readonly<Record<string, readonly Extension[]>> =>
  Object.fromEntries(
    definitions.flatMap(({ name, extensions }) =>
      extensions ? [[name, extensions.map(withoutChunks)]] : [],
    ),
  );

/** Writes the module `aura-remote-apps`. */
export function writeRemoteApps(path: string, remotes: readonly RemoteSources[]): void {
  const loaders = remotes.flatMap(({ dir, definition }) =>
    Object.entries(listExposedModules(dir, definition)).map(([exposed, module]) => {
      const { name } = definition;
      const chunk = exposed === './app' ? makeChunkName(name) : `${makeChunkName(name)}-${module.name}`;
      const source = JSON.stringify(resolve(dir, module.import[0]));
      return `${JSON.stringify(`${name} ${exposed}`)}: () => import(/* webpackChunkName: "${chunk}" */ ${source})`;
    }),
  );
  const declared = Object.entries(collectExtensions(remotes.map(({ definition }) => definition)));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(
    path,
    `export const ENTRIES = ${JSON.stringify(remotes.map(({ definition }) => buildEntry(definition)))};
export const LOADERS = { ${loaders.join(', ')} };
export const DECLARED = new Map(${JSON.stringify(declared)});
`,
  );
}
