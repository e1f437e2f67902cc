// The router's history must exist before single-spa is evaluated, which captures later listeners of `popstate`.
import { getHistory } from '@aura/shared-session/router';
import { configureSession, ensureSession, readRuntimeConfig, wasSignedIn } from '@aura/shared-session/host';
import '@aura/shared-ui/tokens.css';
import './app.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { arrival } from './boot/arrival.ts';
import { readRegistry } from './registry/read-registry.ts';
import { warmUpFor, warmUpOnIntent } from './remotes/warm-up.ts';
import { resolveRoute } from './routing/resolve-route.ts';

/** Starts the application on the page at hand, or takes over one that was written ahead. Resolves when it answers. */
export async function start(): Promise<void> {
  const registry = readRegistry(document);
  const { pathname, search } = getHistory().location;

  const config = readRuntimeConfig(document);
  // Without a configuration the public pages still stand; whatever needs the session says that it is unavailable.
  if (config.ok) configureSession(config.value);
  else console.error(config.error.message);
  if (wasSignedIn()) void ensureSession();
  warmUpFor(resolveRoute(registry.remotes, pathname, search));
  warmUpOnIntent(document, registry.remotes);

  const root = document.getElementById('root');
  if (!root) return;
  const isWritten = root.firstElementChild !== null;
  const app = (
    <StrictMode>
      <App registry={registry} now={new Date()} writtenFor={isWritten ? pathname : null} />
    </StrictMode>
  );
  if (isWritten) hydrateRoot(root, app);
  else createRoot(root).render(app);
  await arrival;
}
