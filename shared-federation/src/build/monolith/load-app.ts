import { LOADERS } from 'aura-remote-apps';
import type { RegistryEntry, RemoteModule } from '../../contract/index.ts';

const loaded = new Map<string, Promise<RemoteModule>>();

/** The application of a remote, asked for once. */
export function loadApp({ descriptor: { name } }: RegistryEntry): Promise<RemoteModule> {
  const app = loaded.get(name) ?? LOADERS[name]?.() ?? Promise.reject(new Error(`no remote ${name}`));
  loaded.set(name, app);
  return app;
}
