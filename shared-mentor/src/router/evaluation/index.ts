import { ADVICE_MESSAGES } from './advice.ts';
import { ASIDE_MESSAGES } from './asides.ts';
import { FRESH_MESSAGES } from './fresh.ts';
import { HARDER_MESSAGES } from './harder.ts';
import type { EvaluationMessage } from './message.ts';

/**
 * The messages on which the router is measured; it never learns from one. `first` was written before it was tuned, and
 * tuning looked at how many of each kind failed. `harder` was written next; exemplars and keywords were widened after
 * it. `fresh` was written after that; exemplars were widened once more later. The blind set is the one to believe.
 */
export const ROUTER_EVALUATION: Readonly<Record<'first' | 'harder' | 'fresh', readonly EvaluationMessage[]>> =
  {
    first: [...ADVICE_MESSAGES, ...ASIDE_MESSAGES],
    harder: HARDER_MESSAGES,
    fresh: FRESH_MESSAGES,
  };
export type { EvaluationMessage } from './message.ts';
