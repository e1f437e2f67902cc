import type { Play } from '../../play.ts';
import { STUDY_ENGLISH } from './english.ts';
import { STUDY_WHAT_NEXT } from './general.ts';
import { STUDY_LEARNING_PLAYS } from './learning.ts';
import { STUDY_MONEY_PLAYS } from './money.ts';
import { STUDY_PROOF_PLAYS } from './proof.ts';
import { STUDY_TIME_PLAYS } from './time.ts';

/** Advice on what to learn and how. */
export const STUDY_PLAYS: readonly [Play, ...Play[]] = [
  STUDY_WHAT_NEXT,
  ...STUDY_MONEY_PLAYS,
  ...STUDY_TIME_PLAYS,
  STUDY_ENGLISH,
  ...STUDY_PROOF_PLAYS,
  ...STUDY_LEARNING_PLAYS,
];
