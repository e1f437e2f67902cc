import { hasUnsavedInput } from '../../updates/unsaved-input.ts';
import { decideAfterGoneChunk, type GoneChunkDecision } from './decide-after-gone-chunk.ts';
import { isPageReachable, markReloadedFor, reloadPage, wasReloadedFor } from './reload-once.ts';

interface Ports {
  readonly hasUnsavedInput: () => boolean;
  readonly wasReloadedFor: (what: string) => boolean;
  readonly markReloadedFor: (what: string) => void;
  /** Whether the page would come again right now. Never rejects. */
  readonly isPageReachable: () => Promise<boolean>;
  readonly reload: () => void;
}

const PAGE: Ports = {
  hasUnsavedInput,
  wasReloadedFor,
  markReloadedFor,
  isPageReachable,
  reload: reloadPage,
};

interface Gone {
  /** Name of this tab's running version, without spaces. */
  readonly running: string;
  /** The name of the version for a new visitor; null if unknown. Never rejects. */
  readonly findFresh: () => Promise<string | null>;
}

/** Decides about a missing file; if the answer is `reload`, the reload has begun. */
export async function handleGoneChunk(
  { running, findFresh }: Gone,
  ports: Ports = PAGE,
): Promise<GoneChunkDecision> {
  const freshVersion = await findFresh();
  const decision = decideAfterGoneChunk({
    runningVersion: running,
    freshVersion,
    hasUnsavedInput: ports.hasUnsavedInput(),
    alreadyReloaded: ports.wasReloadedFor(running),
  });
  if (decision !== 'reload') return decision;
  // If the connection is lost, a newer version known from before is no reason to reload.
  if (!(await ports.isPageReachable())) return 'message';
  ports.markReloadedFor(running);
  // A mark that does not hold would let the page reload for ever.
  if (!ports.wasReloadedFor(running)) return 'offer-reload';
  ports.reload();
  return decision;
}
