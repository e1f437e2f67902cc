import { adsWanted, type AdsWanted } from './ads.ts';
import { toldIn } from './state.ts';
import { withMessage } from './told/told.ts';
import type { Asked } from './turn.ts';

export type { AdsWanted } from './ads.ts';

/** What job ads an answer to a message would tell of; null for none. */
export const adsWantedFor = ({ text, turns, record }: Omit<Asked, 'ads' | 'unanswered'>): AdsWanted | null =>
  adsWanted(withMessage(toldIn(turns), text, null), record);
