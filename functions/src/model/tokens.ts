import type { ReadOutcome } from './read-bounded.ts';
import type { ModelPrompt, ModelUsage } from './text-model.ts';

/** Maximum cost of a call. */
export interface TokenPlan {
  readonly input: number;
  readonly output: number;
  readonly total: number;
}

/** Reserves tokens for one call, or returns the reason for a refusal. `settle` gets the real cost. */
export type Reserve = (
  tokens: number,
) => Promise<{ readonly settle: (used: number) => Promise<void> } | 'budget' | 'unavailable'>;

/** Fewer bytes than a token has in Portuguese (about four) and in scripts of several bytes a letter. */
const BYTES_PER_TOKEN = 3;
/** For a model's thinking before it writes. */
const THINKING_TOKENS = 1024;
const MAX_OUTPUT_TOKENS = 8192;

/** Tokens that so many bytes may come to. */
export const countTokens = (bytes: number): number => Math.ceil(bytes / BYTES_PER_TOKEN);

/**
 * Maximum cost of a prompt. The provider also gets the limit of the output. @param wanted tokens of the answer itself
 */
export function computeTokenPlan(prompt: ModelPrompt, wanted: number): TokenPlan {
  const input = countTokens(Buffer.byteLength(prompt.system + prompt.data + JSON.stringify(prompt.schema)));
  const output = Math.min(MAX_OUTPUT_TOKENS, THINKING_TOKENS + wanted);
  return { input, output, total: input + output };
}

/**
 * The cost of a call. A provider bills an answer to its end even if we stop reading, so without its report the full
 * reservation counts; only a call that failed before its answer is free.
 */
export function countUsedTokens(
  plan: TokenPlan,
  call: { readonly usage: ModelUsage | null; readonly outcome: ReadOutcome; readonly hasBegun: boolean },
): number {
  if (call.outcome === 'failed' && !call.hasBegun) return 0;
  if (!call.usage || call.outcome !== 'complete') return plan.total;
  return Math.max(0, call.usage.inputTokens) + Math.max(0, call.usage.outputTokens);
}
