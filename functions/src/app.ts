import express, { type Express } from 'express';
import { createAccountPart } from './account/account-part.ts';
import { eraseSteps } from './account/erase-steps.ts';
import type { NoteSession } from './account/seen-sessions.ts';
import { health } from './health/route.ts';
import { limitByAddress } from './http/address-limit.ts';
import { allowCors } from './http/cors.ts';
import type { Running } from './http/cloud-line.ts';
import { errorHandler, answerNotFound } from './http/error-handler.ts';
import { readBoundedBody } from './http/json-body.ts';
import type { Log } from './http/log.ts';
import { requestLog } from './http/request-log.ts';
import { setSecurityHeaders } from './http/security-headers.ts';
import { createSharedBuckets } from './http/shared-buckets.ts';
import { createTokenBuckets, type BucketSettings, type TakeTurn } from './http/token-buckets.ts';
import { bindParts } from './parts/bind-parts.ts';
import type { EraseStep, LimitSettings, Part, PartDeps } from './parts/define-part.ts';
import { createFairTurns, TURNS } from './usage/fair-turns.ts';
import { createPersonQueue } from './usage/person-queue.ts';
import { createSpend } from './usage/spend.ts';
import type { BudgetSettings } from './model/budget.ts';
import { createModelCalls } from './model/model-calls.ts';
import type { TextModel } from './model/text-model.ts';

export interface AppDeps extends Omit<PartDeps, 'queue' | 'spend' | 'turns' | 'callsOf' | 'writer'> {
  readonly parts: readonly Part[];
  /** Parts whose data belongs to an account; `parts` by default. Null if another process handles accounts. */
  readonly accountOf?: readonly Part[] | null;
  /** Name of the answering codebase, if there are several. */
  readonly codebase?: string;
  /** Rewrites texts; null if only templates write. */
  readonly model: TextModel | null;
  readonly budget: BudgetSettings;
  readonly log: Log;
  /** Which code this process runs; a test has none. */
  readonly running?: Running;
  readonly allowsOrigin: (origin: string) => boolean;
  readonly trustedProxies: number;
  readonly noteSession?: NoteSession;
  /** Says what is to be done before this process ends. */
  readonly beforeEnd?: (task: () => Promise<void>) => void;
  /** In place of the limits of the same names. */
  readonly limits?: Limits;
  /** In place of the steps that the parts make up. */
  readonly eraseSteps?: readonly EraseStep[];
}

/** Several people may share an address; one person is rarely quicker than one call a second. */
const LIMITS: Readonly<Record<'person' | 'address', BucketSettings>> = {
  person: { capacity: 60, refillPerSecond: 1, maxKeys: 10_000 },
  address: { capacity: 300, refillPerSecond: 5, maxKeys: 10_000 },
};

/** The backend as one Express app. Every route answers with and without the `/api` that Hosting keeps. */
export function createApp(deps: AppDeps): Express {
  const { model, now, codebase, accountOf = deps.parts } = deps;
  const queue = createPersonQueue();
  const account = accountOf && createAccountPart(accountOf, deps.eraseSteps ?? eraseSteps(accountOf));
  const parts = account ? [...deps.parts, account] : deps.parts;
  // All parts share one queue per person, and one breaker for the model.
  const partDeps: PartDeps & Pick<AppDeps, 'noteSession'> = {
    ...deps,
    queue,
    spend: createSpend(deps.db),
    turns: createFairTurns(TURNS),
    callsOf: model && createModelCalls(model, { ...deps, queue }),
    writer: model?.name ?? null,
  };
  const take = createTaker([LIMITS, ...parts.map(({ limits = {} }) => limits)], deps);
  const { routes, unheld } = bindParts(parts, partDeps, take);
  routes.get(
    codebase === undefined ? '/health' : ['/health', `/${codebase}/health`],
    health(deps.running, codebase),
  );

  const app = express();
  app.disable('x-powered-by').disable('etag').set('trust proxy', deps.trustedProxies);
  app.use(requestLog(deps.log), setSecurityHeaders, allowCors(deps.allowsOrigin));
  app.use('/api', unheld).use(unheld);
  app.use(limitByAddress(take('address'), now), readBoundedBody);
  app.use('/api', routes).use(routes);
  app.use(answerNotFound, errorHandler);
  return app;
}

type Limits = Readonly<Record<string, LimitSettings>>;

/**
 * Creates the bucket of a limit. Throws if two parts declare the same one, and if a replaced one belongs to no part.
 */
function createTaker(
  declared: readonly Limits[],
  { limits: replaced = {}, db, telemetry }: Pick<AppDeps, 'db' | 'limits' | 'telemetry'>,
): (name: string) => TakeTurn {
  const names = declared.flatMap((limits) => Object.keys(limits));
  const doubled = names.find((name, at) => names.indexOf(name) !== at);
  if (doubled !== undefined) throw new Error(`two parts declare the limit ${doubled}`);
  const unknown = Object.keys(replaced).find((name) => !names.includes(name));
  if (unknown !== undefined) throw new Error(`no part declares the limit ${unknown}`);
  const all: Limits = Object.assign({}, ...declared, replaced);
  return (name: string) => {
    const settings = all[name];
    if (!settings) throw new Error(`no part declares the limit ${name}`);
    if (!settings.isShared) return createTokenBuckets(settings);
    return createSharedBuckets(settings, { db, limit: name, hashKey: telemetry.passKey ?? '' });
  };
}
