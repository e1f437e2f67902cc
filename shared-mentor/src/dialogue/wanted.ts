import { foldKey } from '@aura/shared-career';
import { computeAdsWanted, type AdsWanted } from './ads.ts';
import { collectTold } from './state.ts';
import { withMessage } from './told/told.ts';
import type { Asked } from './turn.ts';

export type { AdsWanted } from './ads.ts';

const OF_PAY = /\b(?:salari\w+|ganha|paga|pagam|pagando|recebe|pretens\w+|faixa|remunera\w+)\b/u;

/** The ads needed to answer a message: only if it is about pay or continues that topic; null if none are needed. */
export function findWantedAds({ text, turns, record }: Omit<Asked, 'ads' | 'unanswered'>): AdsWanted | null {
  const told = withMessage(collectTold(turns), text, null);
  return OF_PAY.test(foldKey(text)) || told.words.has('work') ? computeAdsWanted(told, record) : null;
}
