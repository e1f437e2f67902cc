import type { Play } from '../../play.ts';
import { TRANSITION_CARRY_PLAYS } from './carry.ts';
import { TRANSITION_CIVIL_SERVICE } from './civil-service.ts';
import { TRANSITION_CHANGE } from './general.ts';
import { TRANSITION_LEAVE_PLAYS } from './leave.ts';
import { TRANSITION_OTHER_WORK_PLAYS } from './other-work.ts';
import { TRANSITION_TRY_PLAYS } from './try.ts';
import { TRANSITION_WORDS_PLAYS } from './words.ts';

/** Advice on changing field, leaving and coming back. */
export const TRANSITION_PLAYS: readonly [Play, ...Play[]] = [
  TRANSITION_CHANGE,
  ...TRANSITION_CARRY_PLAYS,
  ...TRANSITION_TRY_PLAYS,
  ...TRANSITION_OTHER_WORK_PLAYS,
  ...TRANSITION_WORDS_PLAYS,
  ...TRANSITION_LEAVE_PLAYS,
  TRANSITION_CIVIL_SERVICE,
];
