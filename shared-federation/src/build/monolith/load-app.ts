import { LOADERS } from 'aura-remote-apps';
import {
  computeExposedName,
  type RegistryEntry,
  type RemoteModule,
  type View,
} from '../../contract/index.ts';

const loaded = new Map<string, Promise<unknown>>();

/** Loads a module of a remote once. */
export function loadModule({ descriptor: { name } }: RegistryEntry, exposed: string): Promise<unknown> {
  const id = `${name} ${exposed}`;
  const module = loaded.get(id) ?? LOADERS[id]?.() ?? Promise.reject(new Error(`no ${id}`));
  loaded.set(id, module);
  return module;
}

/** The application of a remote. */
export const loadApp = (entry: RegistryEntry) => loadModule(entry, './app') as Promise<RemoteModule>;

/** A remote's extension at a point of a page. */
export const loadView = (entry: RegistryEntry, extension: View) =>
  loadModule(entry, computeExposedName(extension)) as Promise<RemoteModule>;
