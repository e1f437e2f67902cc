import { expect, test } from 'vitest';
import { decideAfterGoneChunk, type GoneChunkDecision } from './decide-after-gone-chunk.ts';

const NEW = '2.0.0';
const SAME = '1.0.0';
const cases: readonly [string | null, boolean, boolean, GoneChunkDecision][] = [
  [NEW, false, false, 'reload'],
  [NEW, true, false, 'offer-reload'],
  [NEW, false, true, 'offer-reload'],
  [NEW, true, true, 'offer-reload'],
  [SAME, false, false, 'message'],
  [SAME, true, true, 'message'],
  [null, false, false, 'message'],
  [null, true, false, 'message'],
];

test.each(cases)(
  'fresh version %s, unsaved input %s, reloaded before %s: %s',
  (freshVersion, hasUnsavedInput, alreadyReloaded, decision) => {
    const situation = { runningVersion: SAME, freshVersion, hasUnsavedInput, alreadyReloaded };
    expect(decideAfterGoneChunk(situation)).toBe(decision);
  },
);
