import type { RegistryEntry } from '../../contract/index.ts';
import { loadApp } from './load-app.ts';

/** The monolith loads a view when it is drawn. */
export const preloadFiles = (): void => undefined;

/** Fetches a remote before the person asks for it. */
export function preloadRemote(entry: RegistryEntry): void {
  void loadApp(entry).catch(() => undefined);
}
