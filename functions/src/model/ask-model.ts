import type { KeptReason } from '@aura/shared-domain';
import { callModel, type CallDeps, type CallResult } from './call-model.ts';
import type { ModelPrompt } from './text-model.ts';
import { computeTokenPlan } from './tokens.ts';
import { waitUntilOver } from './wait-until-over.ts';

interface AskBounds {
  /** Until the first piece, and in all, milliseconds. */
  readonly firstMs: number;
  readonly totalMs: number;
  readonly maxBytes: number;
  /** Tokens of the answer. */
  readonly tokens: number;
}

/** A complete answer; null with the reason if it is incomplete. */
export interface WholeAnswer {
  readonly text: string | null;
  readonly reason: KeptReason | null;
  readonly tokens: number;
}

/** Asks the model once and waits for the whole answer. Never throws; half an answer is none. */
export async function askModel(
  deps: CallDeps,
  prompt: ModelPrompt,
  { tokens, ...bounds }: AskBounds,
): Promise<WholeAnswer> {
  const { over, release } = waitUntilOver(bounds.totalMs, new AbortController().signal);
  const call = callModel(deps, {
    prompt,
    plan: computeTokenPlan(prompt, tokens),
    bounds: { ...bounds, over },
  });
  const pieces: string[] = [];
  let result: CallResult;
  try {
    for (;;) {
      const step = await call.next();
      if (step.done) {
        result = step.value;
        break;
      }
      pieces.push(step.value);
    }
  } finally {
    release();
  }
  return {
    text: result.reason === null ? pieces.join('') : null,
    reason: result.reason,
    tokens: result.tokens,
  };
}
