import { foldKey } from '@aura/shared-career';
import { computeAdsWanted, type AdsWanted } from './ads.ts';
import { collectTold } from './state.ts';
import { withMessage } from './told/told.ts';
import type { Asked } from './turn.ts';

export type { AdsWanted } from './ads.ts';

const OF_PAY = /\b(?:salari\w+|ganha|paga|pagam|pagando|recebe|pretens\w+|faixa|remunera\w+)\b/u;

/** What job ads an answer to a message would tell of: only where it speaks of pay, or goes on with that; null for none. */
export function findWantedAds({ text, turns, record }: Omit<Asked, 'ads' | 'unanswered'>): AdsWanted | null {
  const told = withMessage(collectTold(turns), text, null);
  return OF_PAY.test(foldKey(text)) || told.words.has('work') ? computeAdsWanted(told, record) : null;
}
