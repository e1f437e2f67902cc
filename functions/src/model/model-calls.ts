import type { Firestore } from 'firebase-admin/firestore';
import type { PersonQueue } from '../usage/person-queue.ts';
import { BREAKER, createBreaker } from './breaker.ts';
import { getBudget, createDayLedger, type BudgetSettings } from './budget.ts';
import type { CallDeps } from './call-model.ts';
import type { TextModel } from './text-model.ts';
import { createTokenLease } from './token-lease.ts';

interface ModelDeps {
  readonly db: Firestore;
  readonly queue: PersonQueue;
  readonly now: () => Date;
  readonly budget: BudgetSettings;
  /** Says what is to be done before this process ends. */
  readonly beforeEnd?: (task: () => Promise<void>) => void;
}

/** Calls to the model on behalf of a person. */
export type CallsOf = (uid: string) => CallDeps;

/** One breaker and one share of the day's tokens for a model, whatever it is asked to write. */
export function createModelCalls(model: TextModel, deps: ModelDeps): CallsOf {
  const { db, budget, now } = deps;
  const breaker = createBreaker(BREAKER, () => now().getTime());
  const lease = createTokenLease(createDayLedger(db, budget.everybody, now), budget.lease);
  deps.beforeEnd?.(lease.close);
  return (uid) => ({ model, breaker, reserve: getBudget(uid, { ...deps, lease, person: budget.person }) });
}
