import type { WritingPrompt, WritingTarget } from '@aura/shared-career';
import type { ReadOutcome } from './read-bounded.ts';
import type { ModelUsage } from './text-model.ts';

/** What a call may cost at most. */
export interface TokenPlan {
  readonly input: number;
  readonly output: number;
  readonly total: number;
}

/** Sets tokens aside for one call, or says why there are none. `settle` is told what the call really cost. */
export type Reserve = (
  tokens: number,
) => Promise<{ readonly settle: (used: number) => Promise<void> } | 'budget' | 'unavailable'>;

/** Fewer bytes than a token has in Portuguese (about four) and in scripts of several bytes a letter. */
const BYTES_PER_TOKEN = 3;
/** Identifier and punctuation of one entry of the answer. */
const TOKENS_PER_ENTRY = 40;
/** For what a model thinks before it writes. */
const THINKING_TOKENS = 1024;
const MAX_OUTPUT_TOKENS = 8192;

const tokensOf = (text: string): number => Math.ceil(Buffer.byteLength(text) / BYTES_PER_TOKEN);

/** What a prompt may cost. The output is a bound that the provider is given, too. */
export function tokensFor(prompt: WritingPrompt, targets: readonly WritingTarget[]): TokenPlan {
  const input = tokensOf(prompt.system + prompt.data + JSON.stringify(prompt.schema));
  const texts = targets.map(({ template, maxLength }) => {
    const longest = Math.min(maxLength, Math.max(200, 2 * template.text.length));
    return TOKENS_PER_ENTRY + Math.ceil(longest / BYTES_PER_TOKEN);
  });
  const wanted = texts.reduce((sum, tokens) => sum + tokens, THINKING_TOKENS);
  const output = Math.min(MAX_OUTPUT_TOKENS, wanted);
  return { input, output, total: input + output };
}

/**
 * What a call cost. A provider bills an answer to its end even where nobody reads on, so that without its word the
 * whole plan counts; only a call that failed before it answered is free.
 */
export function tokensUsed(
  plan: TokenPlan,
  call: { readonly usage: ModelUsage | null; readonly outcome: ReadOutcome; readonly hasBegun: boolean },
): number {
  if (call.outcome === 'failed' && !call.hasBegun) return 0;
  if (!call.usage || call.outcome !== 'complete') return plan.total;
  return Math.max(0, call.usage.inputTokens) + Math.max(0, call.usage.outputTokens);
}
