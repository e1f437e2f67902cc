import type { Play } from '../../play.ts';
import { PROMOTION_ASK } from './general.ts';
import { PROMOTION_HELD_PLAYS } from './held.ts';
import { PROMOTION_LEAD_PLAYS } from './lead.ts';
import { PROMOTION_REVIEW_PLAYS } from './review.ts';
import { PROMOTION_SEEN_PLAYS } from './seen.ts';
import { PROMOTION_WORTH_PLAYS } from './worth.ts';

/** Advice on growing where one is. */
export const PROMOTION_PLAYS: readonly [Play, ...Play[]] = [
  PROMOTION_ASK,
  ...PROMOTION_LEAD_PLAYS,
  ...PROMOTION_SEEN_PLAYS,
  ...PROMOTION_HELD_PLAYS,
  ...PROMOTION_WORTH_PLAYS,
  ...PROMOTION_REVIEW_PLAYS,
];
