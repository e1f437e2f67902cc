import type { Play } from '../../play.ts';
import { SALARY_ANSWERS_PLAYS } from './answers.ts';
import { SALARY_FAIR_PLAYS } from './fair.ts';
import { SALARY_OFFER, SALARY_RAISE } from './general.ts';
import { SALARY_NUMBER_PLAYS } from './number.ts';
import { SALARY_PACKAGE_PLAYS } from './package.ts';

/** Advice on pay and offers. */
export const SALARY_PLAYS: readonly [Play, ...Play[]] = [
  SALARY_RAISE,
  SALARY_OFFER,
  ...SALARY_NUMBER_PLAYS,
  ...SALARY_ANSWERS_PLAYS,
  ...SALARY_PACKAGE_PLAYS,
  ...SALARY_FAIR_PLAYS,
];
