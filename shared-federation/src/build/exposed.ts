import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  computeExposedName,
  hasModule,
  type DefinedExtension,
  type RemoteDefinition,
  type WithModule,
  type WithModuleOf,
} from '../contract/index.ts';

/** A module that the shell may ask for, and the chunk that it is in. */
export interface Exposed {
  /** A list of one module: the generator of type hints accepts no other form. */
  readonly import: [string];
  readonly name: string;
}

/** Chunk of the remote's application. */
export const APP_CHUNK = 'app';

/** Chunk of an extension's module. */
export const makeExtensionChunkName = ({ point, name }: Pick<WithModule, 'point' | 'name'>): string =>
  `${point.replace('.', '-')}-${name}`;

/** Where a remote keeps the module of an extension, without its suffix. */
const makeModulePath = ({ point, name }: Pick<WithModule, 'point' | 'name'>): string =>
  `src/extensions/${point}/${name}`;

/**
 * The exposed modules of a remote: its application, and a module for each extension. A missing one fails the build.
 * @param dir folder of the remote
 */
export function listExposedModules(
  dir: string,
  { extensions = [] }: Pick<RemoteDefinition, 'extensions'>,
): Record<string, Exposed> {
  return {
    './app': { import: ['./src/app.tsx'], name: APP_CHUNK },
    ...Object.fromEntries(
      extensions
        .filter(hasModule)
        .map((one) => [
          computeExposedName(one),
          { import: [findModule(dir, one)], name: makeExtensionChunkName(one) },
        ]),
    ),
  };
}

/** Address of an extension's module, as the bundler takes it. */
function findModule(dir: string, extension: WithModuleOf<DefinedExtension>): string {
  const module = makeModulePath(extension);
  const file = [`${module}.tsx`, `${module}.ts`].find((candidate) => existsSync(resolve(dir, candidate)));
  if (file === undefined)
    throw new Error(`remote.ts: ${extension.point} "${extension.name}" has no module: ${module}.tsx`);
  return `./${file}`;
}
