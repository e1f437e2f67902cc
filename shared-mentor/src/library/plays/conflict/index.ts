import type { Play } from '../../play.ts';
import { CONFLICT_BOSS_PLAYS } from './boss.ts';
import { CONFLICT_CLIENT_PLAYS } from './clients.ts';
import { CONFLICT_COLLEAGUE_PLAYS } from './colleagues.ts';
import { CONFLICT_FEEDBACK_PLAYS } from './feedback.ts';
import { CONFLICT_TALK } from './general.ts';
import { CONFLICT_WEIGHT_PLAYS } from './weight.ts';

/** Advice on hard conversations and living with people at work. */
export const CONFLICT_PLAYS: readonly [Play, ...Play[]] = [
  CONFLICT_TALK,
  ...CONFLICT_BOSS_PLAYS,
  ...CONFLICT_COLLEAGUE_PLAYS,
  ...CONFLICT_FEEDBACK_PLAYS,
  ...CONFLICT_WEIGHT_PLAYS,
  ...CONFLICT_CLIENT_PLAYS,
];
