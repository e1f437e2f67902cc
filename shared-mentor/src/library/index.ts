import { PLAYS_OF } from '../generated/plays.ts';
import type { Play } from './play.ts';

export { PASSAGES } from '../generated/passages.ts';
export type { Line, NextStep, Passage, Play, ToolPath } from './play.ts';

/** Advice by what it is about. The first play of an intent answers what none of its others is nearer to. */
export { PLAYS_OF };

/** All advice. */
export const PLAYS: readonly Play[] = Object.values(PLAYS_OF).flat();
