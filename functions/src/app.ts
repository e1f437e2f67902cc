import express, { Router, type Express } from 'express';
import { ENDPOINTS } from '@aura/shared-domain';
import { eraseAccount } from './account/erase-account.ts';
import type { EraseStep } from './account/erase-steps.ts';
import { exportAccount } from './account/export-account.ts';
import { receiveContact } from './contact/receive-contact.ts';
import type { DiagnosisEngine } from './diagnosis/engine.ts';
import { runDiagnosis } from './diagnosis/run-diagnosis.ts';
import type { FirebaseServices } from './firebase/admin.ts';
import { health } from './health/route.ts';
import { addressLimit } from './http/address-limit.ts';
import { cors } from './http/cors.ts';
import { errorHandler, notFound } from './http/error-handler.ts';
import { boundedBody } from './http/json-body.ts';
import type { Log } from './http/log.ts';
import { openEndpoint } from './http/open-endpoint.ts';
import { personEndpoint } from './http/person-endpoint.ts';
import { requestLog } from './http/request-log.ts';
import { securityHeaders } from './http/security-headers.ts';
import { sendList } from './http/send-list.ts';
import { createTokenBuckets, type BucketSettings } from './http/token-buckets.ts';
import { readHealth } from './telemetry/read-health.ts';
import { receiveTelemetry } from './telemetry/receive-telemetry.ts';
import { createPersonQueue } from './usage/person-queue.ts';

export interface AppDeps extends FirebaseServices {
  readonly engine: DiagnosisEngine;
  readonly now: () => Date;
  readonly log: Log;
  readonly allowsOrigin: (origin: string) => boolean;
  readonly trustedProxies: number;
  /** `contact` and `telemetry` hold one address, like `address`, for the routes that anybody may write through. */
  readonly limits: Readonly<Record<'person' | 'address' | 'contact' | 'telemetry', BucketSettings>>;
  readonly eraseSteps: readonly EraseStep[];
}

/** Several people may share an address; one person is rarely quicker than one call a second. */
export const RATE_LIMITS: AppDeps['limits'] = {
  person: { capacity: 60, refillPerSecond: 1, maxKeys: 10_000 },
  address: { capacity: 300, refillPerSecond: 5, maxKeys: 10_000 },
  contact: { capacity: 5, refillPerSecond: 1 / 60, maxKeys: 10_000 },
  telemetry: { capacity: 120, refillPerSecond: 2, maxKeys: 10_000 },
};

/** The backend as one Express app. Every route answers with and without the `/api` that Hosting keeps. */
export function createApp(deps: AppDeps): Express {
  const routes = Router();
  routes.get('/health', health);
  addContact(routes, deps);
  addTelemetry(routes, deps);
  addPersonRoutes(routes, deps);

  const app = express();
  app.disable('x-powered-by').disable('etag').set('trust proxy', deps.trustedProxies);
  app.use(requestLog(deps.log), securityHeaders, cors(deps.allowsOrigin));
  app.use(addressLimit(createTokenBuckets(deps.limits.address), deps.now), boundedBody);
  app.use('/api', routes).use(routes);
  app.use(notFound, errorHandler);
  return app;
}

function addContact(routes: Router, deps: AppDeps): void {
  const { path, request } = ENDPOINTS.contact;
  const limit = addressLimit(createTokenBuckets(deps.limits.contact), deps.now);
  routes.post(path, limit, openEndpoint(request, receiveContact(deps)));
}

function addTelemetry(routes: Router, deps: AppDeps): void {
  const { path, request } = ENDPOINTS.telemetry;
  const limit = addressLimit(createTokenBuckets(deps.limits.telemetry), deps.now);
  routes.post(path, limit, openEndpoint(request, receiveTelemetry(deps)));
}

function addPersonRoutes(routes: Router, deps: AppDeps): void {
  const person = { ...deps, takePersonToken: createTokenBuckets(deps.limits.person) };
  const { diagnosis, accountExport, accountDelete, operationsHealth } = ENDPOINTS;

  const diagnose = runDiagnosis({ ...deps, queue: createPersonQueue() });
  routes.post(diagnosis.path, personEndpoint(person, diagnosis.request, diagnose));

  const exportHandler = personEndpoint(person, accountExport.request, exportAccount(deps), {
    recentLogin: true,
    send: (res, { head, documents }) => sendList(res, head, 'documents', documents),
  });
  routes.get(accountExport.path, exportHandler);

  const erase = eraseAccount(deps);
  routes.delete(
    accountDelete.path,
    personEndpoint(person, accountDelete.request, erase, { recentLogin: true }),
  );

  routes.get(
    operationsHealth.path,
    personEndpoint(person, operationsHealth.request, readHealth(deps), { operatorsOnly: true }),
  );
}
