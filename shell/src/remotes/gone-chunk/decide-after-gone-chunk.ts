interface Situation {
  /** The tab's running version. */
  readonly runningVersion: string;
  /** The version for a new visitor; null if unknown. */
  readonly freshVersion: string | null;
  readonly hasUnsavedInput: boolean;
  /** The page was reloaded by itself for this version before. */
  readonly alreadyReloaded: boolean;
}

/** `message`: the file may be there again in a moment; a reload would bring the same. */
export type GoneChunkDecision = 'reload' | 'offer-reload' | 'message';

/** Decides about a missing file: a reload only if it helps, costs nothing and cannot repeat forever. */
export function decideAfterGoneChunk(situation: Situation): GoneChunkDecision {
  const { runningVersion, freshVersion, hasUnsavedInput, alreadyReloaded } = situation;
  if (freshVersion === null || freshVersion === runningVersion) return 'message';
  return hasUnsavedInput || alreadyReloaded ? 'offer-reload' : 'reload';
}
