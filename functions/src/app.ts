import express, { Router, type Express } from 'express';
import type { Firestore } from 'firebase-admin/firestore';
import { ENDPOINTS } from '@aura/shared-domain';
import type { DiagnosisEngine } from './diagnosis/engine.ts';
import { runDiagnosis } from './diagnosis/run-diagnosis.ts';
import type { VerifyToken } from './firebase/verify-token.ts';
import { health } from './health/route.ts';
import { addressLimit } from './http/address-limit.ts';
import { cors } from './http/cors.ts';
import { errorHandler, notFound } from './http/error-handler.ts';
import { boundedBody } from './http/json-body.ts';
import type { Log } from './http/log.ts';
import { personEndpoint } from './http/person-endpoint.ts';
import { requestLog } from './http/request-log.ts';
import { securityHeaders } from './http/security-headers.ts';
import { createTokenBuckets, type BucketSettings } from './http/token-buckets.ts';
import { createPersonQueue } from './usage/person-queue.ts';

export interface AppDeps {
  readonly db: Firestore;
  readonly verifyToken: VerifyToken;
  readonly engine: DiagnosisEngine;
  readonly now: () => Date;
  readonly log: Log;
  readonly allowsOrigin: (origin: string) => boolean;
  readonly trustedProxies: number;
  readonly limits: { readonly person: BucketSettings; readonly address: BucketSettings };
}

/** Several people may share an address; one person is rarely quicker than one call a second. */
export const RATE_LIMITS: AppDeps['limits'] = {
  person: { capacity: 60, refillPerSecond: 1, maxKeys: 10_000 },
  address: { capacity: 300, refillPerSecond: 5, maxKeys: 10_000 },
};

/** The backend as one Express app. Every route answers with and without the `/api` that Hosting keeps. */
export function createApp(deps: AppDeps): Express {
  const person = { ...deps, takePersonToken: createTokenBuckets(deps.limits.person) };
  const routes = Router();
  routes.get('/health', health);
  const { diagnosis } = ENDPOINTS;
  const diagnose = runDiagnosis({ ...deps, queue: createPersonQueue() });
  routes.post(diagnosis.path, personEndpoint(person, diagnosis.request, diagnose));

  const app = express();
  app.disable('x-powered-by').disable('etag').set('trust proxy', deps.trustedProxies);
  app.use(requestLog(deps.log), securityHeaders, cors(deps.allowsOrigin));
  app.use(addressLimit(createTokenBuckets(deps.limits.address), deps.now), boundedBody);
  app.use('/api', routes).use(routes);
  app.use(notFound, errorHandler);
  return app;
}
