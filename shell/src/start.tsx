// The router's history must exist before single-spa is evaluated, which captures later listeners of `popstate`.
import { getHistory } from '@aura/shared-session/router';
import { configureSession, ensureSession, readRuntimeConfig, wasSignedIn } from '@aura/shared-session/host';
import '@aura/shared-ui/tokens.css';
import './app.css';
import { entriesFor, type Registry } from '@aura/shared-federation/contract';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { readRegistry } from './registry/read-registry.ts';
import { warmUpFor, warmUpOnIntent } from './remotes/warm-up.ts';
import { resolveRoute } from './routes/resolve-route.ts';
import { arrival } from './routing/arrival.ts';
import { preloadPage } from './routing/shell-pages.ts';

let prepared: Registry | null = null;

/** What is done once, however often the start is tried. */
function prepare(): Registry {
  const registry = readRegistry(document);
  const config = readRuntimeConfig(document);
  // Without a configuration the public pages still stand; whatever needs the session says that it is unavailable.
  if (config.ok) configureSession(config.value);
  else console.error(config.error.message);
  if (wasSignedIn()) void ensureSession();
  const { pathname, search } = getHistory().location;
  const remotes = entriesFor(registry, null);
  warmUpFor(resolveRoute(remotes, pathname, search));
  warmUpOnIntent(document, remotes);
  return registry;
}

/**
 * Starts the application on an empty page, or takes over one that was written ahead. Resolves when it answers;
 * rejects where the code of a written page does not come, and may then be called again.
 * @param path path that the document was loaded for
 */
export async function start(path: string): Promise<void> {
  const registry = (prepared ??= prepare());
  const root = document.getElementById('root');
  if (!root) return;
  const isWritten = root.firstElementChild !== null;
  // What is taken over must not wait for its code: typed text would be lost with elements that are drawn anew.
  if (isWritten) await preloadPage(resolveRoute(entriesFor(registry, null), path));
  const app = (
    <StrictMode>
      <App registry={registry} now={new Date()} writtenFor={isWritten ? path : null} />
    </StrictMode>
  );
  if (isWritten) hydrateRoot(root, app);
  else createRoot(root).render(app);
  await arrival;
}
