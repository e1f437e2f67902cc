import type { Play } from '../../play.ts';
import { PLAN_AGAIN_PLAYS } from './again.ts';
import { PLAN_AIM_PLAYS } from './aim.ts';
import { PLAN_PRIORITY } from './general.ts';
import { PLAN_RHYTHM_PLAYS } from './rhythm.ts';
import { PLAN_START_PLAYS } from './start.ts';

/** Advice on what comes first and how a plan moves. */
export const PLAN_PLAYS: readonly [Play, ...Play[]] = [
  PLAN_PRIORITY,
  ...PLAN_START_PLAYS,
  ...PLAN_RHYTHM_PLAYS,
  ...PLAN_AIM_PLAYS,
  ...PLAN_AGAIN_PLAYS,
];
