import { randomUUID } from 'node:crypto';
import express, { Router, type Express } from 'express';
import type Stripe from 'stripe';
import {
  accountDeleteEndpoint,
  accountExportEndpoint,
  contactEndpoint,
  diagnosisEndpoint,
  insightsCheckEndpoint,
  linkedinRunEndpoint,
  resumeRunEndpoint,
  telemetryEndpoint,
  telemetryPassEndpoint,
  telemetryVisitorPassEndpoint,
  writingStream,
} from '@aura/shared-domain';
import { eraseAccount } from './account/erase-account.ts';
import type { EraseStep } from './account/erase-steps.ts';
import { exportAccount } from './account/export-account.ts';
import { addBadgeRoutes } from './badges/routes.ts';
import { isLive } from './billing/is-live.ts';
import { priceBook } from './billing/price-book.ts';
import { addBillingRoutes } from './billing/routes.ts';
import { receiveWebhook, WEBHOOK_PATH } from './billing/webhook/receive-webhook.ts';
import { addMembershipRoutes } from './company/membership/routes.ts';
import { addCompanyRoutes } from './company/routes.ts';
import { addSnapshotRoutes } from './company/snapshots/routes.ts';
import type { WalkDeps } from './company/snapshots/walk-companies.ts';
import type { BadgeSettings } from './config/badge-settings.ts';
import type { BillingSettings } from './config/billing-settings.ts';
import type { ReleaseSettings } from './config/release-settings.ts';
import type { TelemetrySettings } from './config/telemetry-settings.ts';
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
import { personEndpoint, type PersonEndpointDeps } from './http/person-endpoint.ts';
import { requestLog } from './http/request-log.ts';
import { securityHeaders } from './http/security-headers.ts';
import { sendList } from './http/send-list.ts';
import { createTokenBuckets, type BucketSettings } from './http/token-buckets.ts';
import { checkInsights } from './insights/check-insights.ts';
import type { InterviewEngine } from './interview/engine.ts';
import { addInterviewRoutes } from './interview/routes.ts';
import type { JobMarket } from './jobs/market/job-market.ts';
import { addJobRoutes } from './jobs/routes.ts';
import type { LessonDeps } from './lessons/complete-lesson.ts';
import { addLessonRoutes } from './lessons/routes.ts';
import type { MentorEngine } from './mentor/engine.ts';
import { addMentorRoutes } from './mentor/routes.ts';
import type { LogRelease } from './operations/change-release.ts';
import { addOperationsRoutes } from './operations/routes.ts';
import { giveAccountPass, giveVisitorPass } from './telemetry/openings/give-pass.ts';
import { createPasses } from './telemetry/openings/passes.ts';
import { receiveTelemetry } from './telemetry/receive-telemetry.ts';
import { runTool } from './tools/run-tool.ts';
import { linkedInTool, resumeTool, type LinkedInEngine, type ResumeEngine } from './tools/tools.ts';
import { createPersonQueue, type PersonQueue } from './usage/person-queue.ts';
import type { BudgetSettings } from './writer/budget.ts';
import { createModelCalls, type CallsOf } from './writer/model-calls.ts';
import { sendEvents } from './writer/send-events.ts';
import { streamWriting } from './writer/stream-writing.ts';
import type { TextModel } from './writer/text-model.ts';
import type { LogWriting } from './writer/writing-report.ts';

export interface AppDeps extends FirebaseServices {
  readonly engine: DiagnosisEngine;
  readonly resumeEngine: ResumeEngine;
  readonly linkedInEngine: LinkedInEngine;
  readonly interviewEngine: InterviewEngine;
  readonly mentorEngine: MentorEngine;
  readonly loadLesson: LessonDeps['loadLesson'];
  /** Rewrites texts; null where templates alone write. */
  readonly model: TextModel | null;
  readonly budget: BudgetSettings;
  readonly market: JobMarket;
  readonly badges: BadgeSettings;
  readonly billing: BillingSettings;
  readonly releases: ReleaseSettings;
  readonly telemetry: Pick<TelemetrySettings, 'passKey'>;
  /** The payment provider of these settings; null where nothing can be bought. */
  readonly stripe: Stripe | null;
  readonly logWriting: LogWriting;
  readonly logSnapshots: WalkDeps['logSnapshots'];
  readonly logRelease: LogRelease;
  readonly now: () => Date;
  readonly log: Log;
  readonly allowsOrigin: (origin: string) => boolean;
  readonly trustedProxies: number;
  /**
   * `contact`, `telemetry`, `passes`, `badges` and `invitations` hold one address, like `address`, for the routes that anybody may
   * post to; `analysis`, `writing`, `jobs`, `interview`, `mentor`, `purchases`, `company` and `operations` hold one person, like
   * `person`, for what costs time and money.
   */
  readonly limits: Readonly<
    Record<
      | 'person'
      | 'address'
      | 'contact'
      | 'telemetry'
      | 'passes'
      | 'badges'
      | 'analysis'
      | 'writing'
      | 'jobs'
      | 'interview'
      | 'mentor'
      | 'purchases'
      | 'company'
      | 'invitations'
      | 'operations',
      BucketSettings
    >
  >;
  readonly eraseSteps: readonly EraseStep[];
}

/** Several people may share an address; one person is rarely quicker than one call a second. */
export const RATE_LIMITS: AppDeps['limits'] = {
  person: { capacity: 60, refillPerSecond: 1, maxKeys: 10_000 },
  address: { capacity: 300, refillPerSecond: 5, maxKeys: 10_000 },
  contact: { capacity: 5, refillPerSecond: 1 / 60, maxKeys: 10_000 },
  telemetry: { capacity: 120, refillPerSecond: 2, maxKeys: 10_000 },
  // Everybody behind an address gets the same pass.
  passes: { capacity: 30, refillPerSecond: 1 / 6, maxKeys: 10_000 },
  badges: { capacity: 20, refillPerSecond: 1 / 6, maxKeys: 10_000 },
  analysis: { capacity: 30, refillPerSecond: 1 / 5, maxKeys: 10_000 },
  writing: { capacity: 6, refillPerSecond: 1 / 20, maxKeys: 10_000 },
  jobs: { capacity: 40, refillPerSecond: 1, maxKeys: 10_000 },
  interview: { capacity: 30, refillPerSecond: 1 / 3, maxKeys: 10_000 },
  mentor: { capacity: 20, refillPerSecond: 1 / 5, maxKeys: 10_000 },
  purchases: { capacity: 30, refillPerSecond: 1 / 5, maxKeys: 10_000 },
  // A file of the most rows is fifty calls: once to be looked at, once to be taken over.
  company: { capacity: 120, refillPerSecond: 2, maxKeys: 10_000 },
  // People of one company open theirs on the same morning, from one address; nobody guesses 32 bytes.
  invitations: { capacity: 200, refillPerSecond: 2, maxKeys: 10_000 },
  // Each call may read the whole log of releases.
  operations: { capacity: 60, refillPerSecond: 1, maxKeys: 1_000 },
};

/** The backend as one Express app. Every route answers with and without the `/api` that Hosting keeps. */
export function createApp(deps: AppDeps): Express {
  const routes = Router();
  routes.get('/health', health);
  addContact(routes, deps);
  const queue = createPersonQueue();
  const personDeps = {
    ...deps,
    takePersonToken: createTokenBuckets(deps.limits.person),
    queue,
    callsOf: deps.model && createModelCalls(deps.model, { ...deps, queue }),
  };
  addTelemetry(routes, personDeps);
  addPersonRoutes(routes, personDeps);
  addToolRoutes(routes, personDeps);
  addJobRoutes(routes, { ...personDeps, takeSearchToken: createTokenBuckets(deps.limits.jobs) });
  addInterviewRoutes(routes, {
    ...personDeps,
    writer: deps.model?.name ?? null,
    takePersonToken: createTokenBuckets(deps.limits.interview),
  });
  addMentorRoutes(routes, {
    ...personDeps,
    writer: deps.model?.name ?? null,
    takeMessageToken: createTokenBuckets(deps.limits.mentor),
  });
  addLessonRoutes(routes, personDeps);
  addBadgeRoutes(routes, {
    ...personDeps,
    takeVerificationToken: createTokenBuckets(deps.limits.badges),
  });

  addCompanyRoutes(routes, { ...personDeps, takePersonToken: createTokenBuckets(deps.limits.company) });
  addMembershipRoutes(routes, {
    ...personDeps,
    takePreviewToken: createTokenBuckets(deps.limits.invitations),
  });
  addSnapshotRoutes(routes, personDeps);
  addOperationsRoutes(routes, {
    ...personDeps,
    takePersonToken: createTokenBuckets(deps.limits.operations),
  });

  const prices = priceBook(deps.billing.prices, deps.billing.earlierPrices);
  addBillingRoutes(routes, {
    ...personDeps,
    prices,
    settings: deps.billing,
    siteUrl: deps.badges.siteUrl,
    newId: randomUUID,
    takePurchaseToken: createTokenBuckets(deps.limits.purchases),
  });
  const webhook = receiveWebhook({
    ...personDeps,
    prices,
    livemode: isLive(deps.billing),
    secrets: deps.billing.webhookSecrets,
  });

  const app = express();
  app.disable('x-powered-by').disable('etag').set('trust proxy', deps.trustedProxies);
  app.use(requestLog(deps.log), securityHeaders, cors(deps.allowsOrigin));
  // The payment provider tells of many people from one address, and shows who it is with every word.
  app.post([WEBHOOK_PATH, `/api${WEBHOOK_PATH}`], boundedBody, webhook);
  app.use(addressLimit(createTokenBuckets(deps.limits.address), deps.now), boundedBody);
  app.use('/api', routes).use(routes);
  app.use(notFound, errorHandler);
  return app;
}

function addContact(routes: Router, deps: AppDeps): void {
  const { path, request } = contactEndpoint;
  const limit = addressLimit(createTokenBuckets(deps.limits.contact), deps.now);
  routes.post(path, limit, openEndpoint(request, receiveContact(deps)));
}

/** One queue and one rate for a person, and one breaker for the model, whatever is asked for. */
interface PersonDeps extends AppDeps, PersonEndpointDeps {
  readonly queue: PersonQueue;
  readonly callsOf: CallsOf | null;
}

function addTelemetry(routes: Router, deps: PersonDeps): void {
  const { passKey } = deps.telemetry;
  const passDeps = { ...deps, passes: passKey === null ? null : createPasses(passKey) };
  const limit = addressLimit(createTokenBuckets(deps.limits.telemetry), deps.now);
  routes.post(
    telemetryEndpoint.path,
    limit,
    openEndpoint(telemetryEndpoint.request, receiveTelemetry(passDeps)),
  );
  routes.post(
    telemetryPassEndpoint.path,
    personEndpoint(deps, telemetryPassEndpoint.request, giveAccountPass(passDeps)),
  );
  const passLimit = addressLimit(createTokenBuckets(deps.limits.passes), deps.now);
  routes.post(telemetryVisitorPassEndpoint.path, passLimit, giveVisitorPass(passDeps));
}

function addPersonRoutes(routes: Router, deps: PersonDeps): void {
  const diagnose = runDiagnosis(deps);
  routes.post(diagnosisEndpoint.path, personEndpoint(deps, diagnosisEndpoint.request, diagnose));
  routes.post(
    insightsCheckEndpoint.path,
    personEndpoint(deps, insightsCheckEndpoint.request, checkInsights(deps)),
  );

  const exportHandler = personEndpoint(deps, accountExportEndpoint.request, exportAccount(deps), {
    recentLogin: true,
    send: (res, { head, documents }) => sendList(res, head, 'documents', documents),
  });
  routes.get(accountExportEndpoint.path, exportHandler);

  const erase = eraseAccount(deps);
  routes.delete(
    accountDeleteEndpoint.path,
    personEndpoint(deps, accountDeleteEndpoint.request, erase, { recentLogin: true }),
  );
}

function addToolRoutes(routes: Router, deps: PersonDeps): void {
  const toolDeps = { ...deps, writer: deps.model?.name ?? null };
  // An analysis of the largest document keeps a whole second; nobody may fill a minute with them.
  const ofPerson = { ...deps, takePersonToken: createTokenBuckets(deps.limits.analysis) };
  const ofResume = runTool(resumeTool(deps.resumeEngine), toolDeps);
  routes.post(resumeRunEndpoint.path, personEndpoint(ofPerson, resumeRunEndpoint.request, ofResume));
  const ofLinkedIn = runTool(linkedInTool(deps.linkedInEngine), toolDeps);
  routes.post(linkedinRunEndpoint.path, personEndpoint(ofPerson, linkedinRunEndpoint.request, ofLinkedIn));

  const { path, request } = writingStream;
  const write = streamWriting({ ...deps, takeWritingToken: createTokenBuckets(deps.limits.writing) });
  routes.post(path, personEndpoint(deps, request, write, { send: sendEvents }));
}
