import type { KeptReason } from '@aura/shared-domain';
import type { Breaker } from './breaker.ts';
import { readBounded, type ReadBounds, type ReadOutcome } from './read-bounded.ts';
import type { ModelPrompt, ModelUsage, TextModel } from './text-model.ts';
import { countUsedTokens, type Reserve, type TokenPlan } from './tokens.ts';

export interface CallDeps {
  readonly model: TextModel;
  readonly breaker: Breaker;
  readonly reserve: Reserve;
}

export interface CallResult {
  /** Whether the model was asked. */
  readonly wasMade: boolean;
  /** Why the answer is incomplete; null if it is complete. */
  readonly reason: KeptReason | null;
  readonly tokens: number;
}

const REASONS: Readonly<Record<ReadOutcome, KeptReason | null>> = {
  complete: null,
  timeout: 'timeout',
  gone: 'timeout',
  too_long: 'invalid',
  failed: 'unavailable',
};

const makeRefusal = (reason: KeptReason): CallResult => ({ wasMade: false, reason, tokens: 0 });

/**
 * Calls the model once, if breaker and budget allow it, and yields its answer piece by piece. A reader that stops has
 * to end the generator: only then are breaker and budget updated. Never throws.
 */
export async function* callModel(
  { model, breaker, reserve }: CallDeps,
  { prompt, plan, bounds }: { prompt: ModelPrompt; plan: TokenPlan; bounds: ReadBounds },
): AsyncGenerator<string, CallResult> {
  const reserved = await reserve(plan.total).catch(() => 'unavailable' as const);
  if (typeof reserved === 'string') return makeRefusal(reserved);
  const settle = (used: number) => reserved.settle(used).catch(() => undefined);
  const permit = breaker.enter();
  if (!permit) {
    await settle(0);
    return makeRefusal('unavailable');
  }
  const told = { usage: null as ModelUsage | null };
  const options = { onUsage: (usage: ModelUsage) => void (told.usage = usage) };
  const request = { ...prompt, maxOutputTokens: plan.output };
  const pieces = readBounded((signal) => model.generate(request, { ...options, signal }), bounds);
  const call = { outcome: 'gone' as ReadOutcome, hasBegun: false };
  try {
    for (;;) {
      const step = await pieces.next();
      if (step.done) {
        call.outcome = step.value;
        break;
      }
      call.hasBegun = true;
      permit.answered();
      yield step.value;
    }
  } finally {
    await pieces.return('gone');
    if (call.outcome === 'gone') permit.abandoned();
    else if (call.outcome === 'failed' || call.outcome === 'timeout') permit.failed();
    else permit.succeeded();
    await settle(countUsedTokens(plan, { ...call, usage: told.usage }));
  }
  const tokens = countUsedTokens(plan, { ...call, usage: told.usage });
  return { wasMade: true, reason: REASONS[call.outcome], tokens };
}
