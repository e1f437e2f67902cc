import { onRequest } from 'firebase-functions/https';
import { onSchedule } from 'firebase-functions/scheduler';
import { analyseLinkedIn, analyseResume, diagnose } from '@aura/shared-career';
import { FUNCTIONS_REGION, ok, TIME_ZONE } from '@aura/shared-domain';
import { analyseAnswer, chooseQuestions, reportOf } from '@aura/shared-interview';
import { loadLesson } from '@aura/shared-lessons';
import {
  advise,
  adviceJob,
  answerProblems,
  partOfTarget,
  routeMessage,
  safetyReplyTo,
  sensitiveIn,
} from '@aura/shared-mentor';
import { ERASE_STEPS } from './account/erase-steps.ts';
import { createApp, RATE_LIMITS } from './app.ts';
import { isLive } from './billing/is-live.ts';
import { priceBook } from './billing/price-book.ts';
import { everybodyWhoBuys, peopleDue } from './billing/reconciliation/people-to-settle.ts';
import { settleAccess } from './billing/reconciliation/settle-access.ts';
import { walkBilling } from './billing/reconciliation/walk-billing.ts';
import { stripeClient } from './billing/stripe-client.ts';
import {
  logSnapshotsToStdout,
  SCHEDULED_WALK_MS,
  walkCompanies,
} from './company/snapshots/walk-companies.ts';
import { emulatorMisuse } from './config/emulator-guard.ts';
import { readSettings } from './config/settings.ts';
import { firebaseServices } from './firebase/admin.ts';
import { logToStdout } from './http/log.ts';
import { checkInsights } from './insights/check-insights.ts';
import { walkInsights } from './insights/walk-insights.ts';
import { checkAlerts } from './jobs/alerts/check-alerts.ts';
import { walkAlerts } from './jobs/alerts/walk-alerts.ts';
import { marketFrom } from './jobs/market/market-from.ts';
import { logWalkToStdout } from './schedule/walk-people.ts';
import { logReleaseToStdout } from './operations/change-release.ts';
import { createPersonQueue } from './usage/person-queue.ts';
import { BUDGET } from './writer/budget.ts';
import { geminiModel } from './writer/gemini.ts';
import { logWritingToStdout } from './writer/writing-report.ts';

const misuse = emulatorMisuse(process.env);
if (misuse) throw new Error(misuse);

const { gemini, jobs, ...settings } = readSettings(process.env);
const { billing } = settings;
const ignored = [
  ...jobs.ignored,
  ...settings.badges.ignored,
  ...billing.ignored,
  ...settings.releases.ignored,
  ...settings.telemetry.ignored,
];
if (ignored.length > 0) {
  const line = { severity: 'WARNING', message: 'settings ignored', names: ignored };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}
const now = () => new Date();
const services = firebaseServices(settings.projectId);
const market = marketFrom(jobs, now);
const stripe = stripeClient(billing.provider);
const app = createApp({
  ...settings,
  ...services,
  engine: diagnose,
  resumeEngine: analyseResume,
  linkedInEngine: (input, options) => ok(analyseLinkedIn(input, options)),
  interviewEngine: { choose: chooseQuestions, analyse: analyseAnswer, report: reportOf },
  mentorEngine: {
    checkSafety: safetyReplyTo,
    sensitiveIn,
    route: routeMessage,
    advise,
    answerProblems,
    adviceJob,
    partOfTarget,
  },
  loadLesson,
  model: gemini && geminiModel(gemini),
  budget: BUDGET,
  market,
  stripe,
  now,
  log: logToStdout,
  logWriting: logWritingToStdout,
  logSnapshots: logSnapshotsToStdout,
  logRelease: logReleaseToStdout,
  limits: RATE_LIMITS,
  eraseSteps: ERASE_STEPS,
});

/**
 * The whole backend. `cors: false` leaves CORS to the app, also in the emulator. Ten thousand ads in memory, and as
 * many again while others take their place, come to 700 MB.
 */
export const api = onRequest(
  {
    region: FUNCTIONS_REGION,
    cors: false,
    invoker: 'public',
    memory: '1GiB',
    concurrency: 40,
    maxInstances: 10,
    timeoutSeconds: 60,
  },
  app,
);

/** What walks over people: one at a time, with minutes to reach them all, at an hour at which nobody minds being told. */
const WALK = {
  timeZone: TIME_ZONE,
  region: FUNCTIONS_REGION,
  memory: '1GiB',
  maxInstances: 1,
  timeoutSeconds: 540,
} as const;

/** Lets saved searches look for new jobs. */
export const jobAlerts = onSchedule({ ...WALK, schedule: '0 8 * * *' }, async () => {
  const { db } = services;
  const check = checkAlerts({ db, queue: createPersonQueue(), market, now });
  logWalkToStdout(await walkAlerts(db, check, now));
});

/** Tells people of tasks that are due, an access that ends and reviews, where they do not come by themselves. */
export const dailyInsights = onSchedule({ ...WALK, schedule: '30 8 * * *' }, async () => {
  const { db } = services;
  const check = checkInsights({ db, queue: createPersonQueue(), now });
  logWalkToStdout(await walkInsights(db, check, now));
});

const settle = () =>
  settleAccess({
    db: services.db,
    stripe,
    prices: priceBook(billing.prices, billing.earlierPrices),
    livemode: isLive(billing),
    queue: createPersonQueue(),
    now,
  });

/** Ends accesses whose time has come, and gives back what they stood in front of. */
export const hourlyAccess = onSchedule({ ...WALK, schedule: '5 * * * *' }, async () => {
  logWalkToStdout(await walkBilling(peopleDue(services.db, now()), settle(), now));
});

/** Compares everybody who buys with the payment provider: what was never told, or got lost, is made good. */
export const nightlyBilling = onSchedule({ ...WALK, schedule: '30 3 * * *' }, async () => {
  logWalkToStdout(await walkBilling(everybodyWhoBuys(services.db, now()), settle(), now));
});

/**
 * Takes the numbers of the week that has just ended, before anybody asks for them. The later runs are for what failed in
 * the earlier ones.
 */
export const weeklySnapshots = onSchedule({ ...WALK, schedule: '0 4,10,16 * * 1,2' }, async () => {
  await walkCompanies({ db: services.db, now, logSnapshots: logSnapshotsToStdout }, SCHEDULED_WALK_MS);
});
