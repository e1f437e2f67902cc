interface Situation {
  /** What the tab runs. */
  readonly runningVersion: string;
  /** The version for a new visitor; null if unknown. */
  readonly freshVersion: string | null;
  readonly hasUnsavedInput: boolean;
  /** The page was reloaded by itself for this version before. */
  readonly alreadyReloaded: boolean;
}

/** `message`: the file may be there again in a moment; a reload would bring the same. */
export type GoneChunkDecision = 'reload' | 'offer-reload' | 'message';

/** What to do about a file that did not come: a reload only where it helps, costs nothing and cannot go on for ever. */
export function decideAfterGoneChunk(situation: Situation): GoneChunkDecision {
  const { runningVersion, freshVersion, hasUnsavedInput, alreadyReloaded } = situation;
  if (freshVersion === null || freshVersion === runningVersion) return 'message';
  return hasUnsavedInput || alreadyReloaded ? 'offer-reload' : 'reload';
}
