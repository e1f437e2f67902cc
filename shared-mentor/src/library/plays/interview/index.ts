import type { Play } from '../../play.ts';
import { INTERVIEW_AFTER_PLAYS } from './after.ts';
import { INTERVIEW_FORMATS_PLAYS } from './formats.ts';
import { INTERVIEW_PREPARE } from './general.ts';
import { INTERVIEW_GROUP_PLAYS } from './group.ts';
import { INTERVIEW_QUESTIONS_PLAYS } from './questions.ts';
import { INTERVIEW_SPEAKING_PLAYS } from './speaking.ts';

/** Advice on interviews and selection processes. */
export const INTERVIEW_PLAYS: readonly [Play, ...Play[]] = [
  INTERVIEW_PREPARE,
  ...INTERVIEW_SPEAKING_PLAYS,
  ...INTERVIEW_QUESTIONS_PLAYS,
  ...INTERVIEW_FORMATS_PLAYS,
  ...INTERVIEW_GROUP_PLAYS,
  ...INTERVIEW_AFTER_PLAYS,
];
