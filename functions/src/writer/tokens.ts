import type { WritingTarget } from '@aura/shared-career';
import type { ModelPrompt } from '../model/text-model.ts';
import { computeTokenPlan, countTokens, type TokenPlan } from '../model/tokens.ts';

/** Identifier and punctuation of one entry of the answer. */
const TOKENS_PER_ENTRY = 40;

/** Maximum cost of rewriting these texts. */
export function computeWritingTokens(prompt: ModelPrompt, targets: readonly WritingTarget[]): TokenPlan {
  const texts = targets.map(({ template, maxLength }) => {
    const longest = Math.min(maxLength, Math.max(200, 2 * template.text.length));
    return TOKENS_PER_ENTRY + countTokens(longest);
  });
  return computeTokenPlan(
    prompt,
    texts.reduce((sum, tokens) => sum + tokens, 0),
  );
}
