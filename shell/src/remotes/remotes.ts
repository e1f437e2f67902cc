import { releaseId, type Release } from '@aura/shared-federation/contract';
import { brokenReleases } from '../registry/broken-releases-store.ts';
import { liveRegistry } from '../registry/live-registry-store.ts';
import { createApplications } from './applications/applications.ts';
import { fetchFreshShell, findRunningShell } from './gone-chunk/fresh-shell.ts';
import type { GoneChunkDecision } from './gone-chunk/decide-after-gone-chunk.ts';
import { handleGoneChunk } from './gone-chunk/gone-chunk.ts';
import { isFrom, watchLateErrors } from './late-errors.ts';
import { freshen } from './loading/freshen.ts';
import { loadEntry } from './loading/load-entry.ts';
import { loadFederation } from './loading/load-federation.ts';
import { findNewestEntry, refreshEntry } from './newest-entries.ts';
import { reportRemote } from './report.ts';
import { RemoteStage } from './stage-store.ts';

/** The one stage of the page, put together. */

const LOADING: Parameters<typeof loadEntry>[1] = {
  importRemote: async (release) => (await loadFederation()).importRelease(release),
  newest: refreshEntry,
  report: reportRemote,
  elapsed: () => performance.now(),
};

const beginAttempt = createApplications((entry) => loadEntry(entry, LOADING), loadFederation);

async function answerGoneChunk(release: Release): Promise<GoneChunkDecision> {
  const { name } = release.descriptor;
  const decision = await handleGoneChunk({
    running: releaseId(release.descriptor),
    findFresh: () => findFreshRelease(name),
  });
  // The cached files may be damaged: the next attempt should get fresh ones.
  if (decision === 'message') void freshen(release);
  return decision;
}

async function findFreshRelease(remote: string): Promise<string | null> {
  const entry = await refreshEntry(remote);
  return entry && releaseId(entry.descriptor);
}

/** The stage of this page. */
export const stage = new RemoteStage({
  beginAttempt: (attempt) => {
    watchOnce();
    return beginAttempt(attempt);
  },
  beginFailure: async (error) => {
    console.error(error);
    const decision = await handleGoneChunk({
      running: findRunningShell(document),
      findFresh: fetchFreshShell,
    });
    return decision === 'message' ? 'unreachable' : 'outdated';
  },
  onGoneChunk: answerGoneChunk,
  report: reportRemote,
  refresh: liveRegistry.refresh,
  newest: findNewestEntry,
  broken: brokenReleases,
});

let isWatching = false;

/** Listens as long as the page lives, from the first remote on. */
function watchOnce(): void {
  if (isWatching) return;
  isWatching = true;
  watchLateErrors(window, (late) => {
    const release = stage.running();
    if (release && isFrom(late, release.baseUrl)) stage.trouble(late.where, late.error);
  });
}

/** The visible release; null if there is none. */
export const findMountedRelease = (): Release | null =>
  stage.get()?.state.kind === 'ready' ? stage.running() : null;

/** Calls the listener after every change of it; returns a function that stops it. */
export const subscribeMounted = stage.subscribe;

/** Replaces the visible remote by its newest release. */
export const remountNewest = (): void => void stage.retry();
