import type { Play } from '../../play.ts';
import { JOB_AFTER_DISMISSAL_PLAYS } from './after-dismissal.ts';
import { JOB_APPLY_PLAYS } from './apply.ts';
import { JOB_DECIDE_PLAYS } from './decide.ts';
import { JOB_NO_ANSWERS } from './general.ts';
import { JOB_PEOPLE_PLAYS } from './people.ts';
import { JOB_SEARCH_PLAYS } from './search.ts';

/** Advice on finding and choosing jobs, and on applications. */
export const JOB_PLAYS: readonly [Play, ...Play[]] = [
  JOB_NO_ANSWERS,
  ...JOB_SEARCH_PLAYS,
  ...JOB_APPLY_PLAYS,
  ...JOB_PEOPLE_PLAYS,
  ...JOB_DECIDE_PLAYS,
  ...JOB_AFTER_DISMISSAL_PLAYS,
];
