// The router's history must exist before single-spa is evaluated, which captures later listeners of `popstate`.
import { getHistory } from '@aura/shared-session/router';
import {
  configureSession,
  ensureSession,
  getSession,
  provideCaller,
  provideRemoteEvents,
  readRuntimeConfig,
  subscribeSession,
  wasSignedIn,
} from '@aura/shared-session/host';
import '@aura/shared-ui/tokens.css';
import './app.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { followDeclared } from './extensions/index.ts';
import { createPageEvents } from './measuring/page-events.ts';
import { openPreview, previewFor } from './preview/preview.ts';
import { brokenReleases } from './registry/broken-releases-store.ts';
import { keepLoadLog } from './registry/load-log.ts';
import { keepRegistryFresh } from './registry/keep-registry-fresh.ts';
import { liveRegistry } from './registry/live-registry-store.ts';
import { createRemotesSource, type RemotesSource } from './registry/remotes-source.ts';
import { warmUpFor, warmUpOnIntent } from './remotes/warm-up.ts';
import { makeWrittenContent, WrittenContentContext } from './remotes/written/written-content.ts';
import { resolveRoute } from './routes/resolve-route.ts';
import { arrival } from './routing/arrival.ts';
import { preloadPage } from './routing/shell-pages.ts';
import { collectTelemetry, ROOT_OPTIONS } from './telemetry/index.ts';
import { watchUnsavedInput } from './updates/unsaved-input.ts';

let prepared: Promise<RemotesSource> | null = null;

/** Initialisation that runs once, even after several starts. */
async function prepare(isWritten: boolean): Promise<RemotesSource> {
  watchUnsavedInput();
  keepLoadLog();
  const config = readRuntimeConfig(document);
  // Without a configuration the public pages still work; features that need the session report it as unavailable.
  if (config.ok) configureSession(config.value);
  else console.error(config.error.message);
  const wanted = openPreview();
  // Who may see the version that the address asks for depends on who is there.
  if (wasSignedIn() || (wanted && config.ok)) void ensureSession();
  const registry = await liveRegistry.open();
  // Pages do not contain previews.
  if (wanted) await liveRegistry.refresh();
  const remotes = createRemotesSource(registry, {
    live: liveRegistry,
    broken: brokenReleases,
    getSession,
    subscribeSession,
    previewFor,
    takenOver: isWritten ? arrival : null,
  });
  provideRemoteEvents(createPageEvents(() => remotes.get().entries));
  provideCaller(() => resolveRoute(remotes.get().entries, getHistory().location.pathname), registry);
  const { pathname, search } = getHistory().location;
  const { entries } = remotes.get();
  warmUpFor(resolveRoute(entries, pathname, search), entries);
  warmUpOnIntent(document, () => remotes.get().entries);
  followDeclared(remotes);
  keepRegistryFresh();
  if (config.ok)
    collectTelemetry({ apiBase: config.value.apiBase, remotes: () => remotes.get().entries, isLocal });
  return remotes;
}

/**
 * Starts the application on an empty page, or hydrates a prerendered one. Resolves when it is interactive; rejects if
 * the code of a prerendered page fails to load, and may then be called again.
 * @param path path that the document was loaded for
 */
export async function start(path: string): Promise<void> {
  const root = document.getElementById('root');
  if (!root) return;
  const isWritten = root.firstElementChild !== null;
  const remotes = await (prepared ??= prepare(isWritten));
  // Load the page's code before hydration: elements drawn again would lose typed text.
  const route = resolveRoute(remotes.getWritten().entries, path);
  if (isWritten) await preloadPage(route);
  const written = makeWrittenContent(isWritten && route.kind === 'remote' ? '' : null);
  const app = (
    <StrictMode>
      <WrittenContentContext value={written}>
        <App remotes={remotes} now={new Date()} writtenFor={isWritten ? path : null} />
      </WrittenContentContext>
    </StrictMode>
  );
  if (isWritten) hydrateRoot(root, app, ROOT_OPTIONS);
  else createRoot(root, ROOT_OPTIONS).render(app);
  await arrival;
}

const isLocal = (remote: string): boolean =>
  liveRegistry.getOverrides().some(({ name, failure }) => name === remote && failure === null);
