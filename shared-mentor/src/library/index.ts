export type { Passage } from './passage.ts';
export { PASSAGES } from './passages/index.ts';
export type { Line, NextStep, Play, ToolPath } from './play.ts';
export { PLAYS, PLAYS_OF } from './plays/index.ts';
