import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Firestore } from 'firebase-admin/firestore';
import {
  type accountSessionsEndpoint,
  type AccountDeleted,
  type AccountExport,
  type ApiErrorBody,
  type ContactResponse,
  type DiagnosisResponse,
  type LinkedInRunResponse,
  type ChangeReleaseResponse,
  type OperationsHealth,
  type ReleasesResponse,
  type ResponseOf,
  type StackResponse,
  type ResumeRunResponse,
} from '@aura/shared-domain';
import { createApp, type AppDeps } from '../src/app.ts';
import { readSettings } from '../src/config/settings.ts';
import { openFirebaseServices, type Accounts } from '../src/firebase/admin.ts';
import { createDiagnosisPart } from '../src/diagnosis/part.ts';
import type { DiagnosisEngine } from '../src/diagnosis/run-diagnosis.ts';
import type { RequestEntry } from '../src/http/log.ts';
import type { InterviewEngine } from '../src/interview/engine.ts';
import { createInterviewPart } from '../src/interview/part.ts';
import type { JobMarket } from '../src/jobs/market/job-market.ts';
import { createJobsPart } from '../src/jobs/part.ts';
import { createLessonsPart } from '../src/lessons/part.ts';
import type { MentorEngine } from '../src/mentor/engine.ts';
import { createMentorPart } from '../src/mentor/part.ts';
import { PARTS } from '../src/parts/all-parts.ts';
import type { Part } from '../src/parts/define-part.ts';
import { createToolsPart } from '../src/tools/part.ts';
import type { ResumeEngine } from '../src/tools/tools.ts';
import { BUDGET, type BudgetSettings } from '../src/model/budget.ts';
import { resumeEngine } from './engines.ts';
import { interviewEngine } from './interviews.ts';
import { makeMarket } from './jobs.ts';
import { loadSampleLesson } from './lessons.ts';
import { makeCoach } from './mentor/coach.ts';
import { databaseOfFile } from './own-database.ts';

export const HAS_AUTH = Boolean(process.env['FIREBASE_AUTH_EMULATOR_HOST']);
/** Set where the entry inside the Functions emulator is to be tested rather than an app of this process. */
const DEPLOYED_URL = process.env['AURA_FUNCTIONS_URL'];
export const IS_DEPLOYED = Boolean(DEPLOYED_URL);

export interface Backend {
  readonly url: string;
  readonly db: Firestore;
  readonly accounts: Accounts;
  /** What the app logged so far; empty for a deployed one. */
  readonly logged: readonly RequestEntry[];
  get(path: string, token?: string): Promise<Answer>;
  post(path: string, body: unknown, token?: string): Promise<Answer>;
  delete(path: string, token?: string): Promise<Answer>;
  stop(): Promise<void>;
}

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Partial<
    DiagnosisResponse &
      Omit<ResumeRunResponse & LinkedInRunResponse, 'analysis'> & {
        analysis: ResumeRunResponse['analysis'] | LinkedInRunResponse['analysis'];
      } & ContactResponse &
      AccountExport &
      AccountDeleted &
      OperationsHealth &
      ReleasesResponse &
      ChangeReleaseResponse &
      StackResponse &
      ResponseOf<typeof accountSessionsEndpoint> &
      ApiErrorBody
  >;
}

/** The emulators' Firestore, past the rules, and their accounts. */
const emulatedServices = () => openFirebaseServices(readSettings(process.env).projectId);

/**
 * The deployed entry if named, otherwise an app in this process. The deployed one uses the default database of the
 * project, so test people must be created there.
 */
export async function startBackendUnderTest(): Promise<Backend> {
  if (!DEPLOYED_URL) return localBackend();
  const { db, accounts } = emulatedServices();
  return { ...caller(DEPLOYED_URL), db, accounts, logged: [], stop: async () => undefined };
}

const JSON_BODY = { 'content-type': 'application/json' };

/** Every app takes a piece of everybody's tokens of the day, and tests make more apps than a day has large pieces. */
const PLENTY: BudgetSettings = { ...BUDGET, everybody: 1_000_000_000_000, lease: 1 };

/** What takes the place of what some features compute, so that a test knows the outcome beforehand. */
interface Engines {
  readonly engine?: DiagnosisEngine;
  readonly resumeEngine?: ResumeEngine;
  readonly interviewEngine?: InterviewEngine;
  readonly mentorEngine?: MentorEngine;
  readonly market?: JobMarket;
}

/** Every part of the backend, with small engines of known behaviour. */
function partsWith(engines: Engines): readonly Part[] {
  const market = engines.market ?? makeMarket({ vacancies: [] }, () => new Date());
  const replaced = [
    createDiagnosisPart(engines.engine),
    createToolsPart(engines.resumeEngine ?? resumeEngine),
    createInterviewPart(engines.interviewEngine ?? interviewEngine),
    createMentorPart(engines.mentorEngine ?? makeCoach(), market),
    createLessonsPart(loadSampleLesson),
    createJobsPart(market),
  ];
  return PARTS.map((part) => replaced.find(({ name }) => name === part.name) ?? part);
}

/** What a test may replace of a backend. */
export type Replaced = Partial<AppDeps> & Engines;

/** An app of this process on a free port, with some of it replaced and the database of the test file. */
export async function localBackend(replaced: Replaced = {}): Promise<Backend> {
  const services = { ...emulatedServices(), db: replaced.db ?? databaseOfFile() };
  const logged: RequestEntry[] = [];
  const app = createApp({
    ...readSettings(process.env),
    ...services,
    parts: partsWith(replaced),
    stripe: null,
    model: null,
    budget: PLENTY,
    report: () => undefined,
    now: () => new Date(),
    log: (entry) => void logged.push(entry),
    ...replaced,
  });
  const server = createServer(app);
  // An idle connection that ends just as a call goes out would lose that call.
  server.keepAliveTimeout = 0;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    ...caller(`http://127.0.0.1:${port}`),
    db: services.db,
    accounts: services.accounts,
    logged,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function caller(url: string): Pick<Backend, 'url' | 'get' | 'post' | 'delete'> {
  const call = async (path: string, token: string | undefined, init: RequestInit): Promise<Answer> => {
    const headers = { ...(init.body && JSON_BODY), ...(token && { authorization: `Bearer ${token}` }) };
    const response = await fetch(url + path, { ...init, headers });
    const body = (await response.json()) as Answer['body'];
    return { status: response.status, headers: response.headers, body };
  };
  return {
    url,
    get: (path, token) => call(path, token, { method: 'GET' }),
    post: (path, body, token) =>
      call(path, token, {
        method: 'POST',
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    delete: (path, token) => call(path, token, { method: 'DELETE' }),
  };
}
