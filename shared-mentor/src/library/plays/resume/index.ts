import type { Play } from '../../play.ts';
import { RESUME_FIRST_PLAYS } from './first.ts';
import { RESUME_RESULTS } from './general.ts';
import { RESUME_HISTORY_PLAYS } from './history.ts';
import { RESUME_PROOF_PLAYS } from './proof.ts';
import { RESUME_SCREENING_PLAYS } from './screening.ts';
import { RESUME_SHAPE_PLAYS } from './shape.ts';

/** Advice on CV and LinkedIn. */
export const RESUME_PLAYS: readonly [Play, ...Play[]] = [
  RESUME_RESULTS,
  ...RESUME_SCREENING_PLAYS,
  ...RESUME_SHAPE_PLAYS,
  ...RESUME_HISTORY_PLAYS,
  ...RESUME_FIRST_PLAYS,
  ...RESUME_PROOF_PLAYS,
];
