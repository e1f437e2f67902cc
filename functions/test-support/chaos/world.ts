import { randomUUID } from 'node:crypto';
import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { localBackend, type Backend } from '../backend.ts';
import { sandboxClient } from '../billing/sandbox-client.ts';
import type { BillingUnderTest } from '../billing/billing-under-test.ts';
import { newCompany, type TestCompany } from '../company/company.ts';
import { forgeToken, newPerson, verifyEmail, type Person } from '../people.ts';
import { createFaultLine, leadThrough, type FaultLine } from './fault-line.ts';

/** A process of the backend with a line between it and all other machines. */
export interface Process extends Backend {
  readonly line: FaultLine;
}

/** One person with what surrounds them: two processes of the backend, their company, the provider, a clock. */
export interface World {
  readonly person: Person;
  readonly company: TestCompany;
  readonly processes: readonly [Process, Process];
  /** The database past every line. */
  readonly db: Firestore;
  readonly billing: BillingUnderTest;
  readonly clock: Clock;
  /** A token of a person who has just signed in. */
  readonly token: () => string;
  readonly stop: () => Promise<void>;
}

interface Clock {
  readonly now: () => Date;
  /** Goes on from a later time. */
  readonly jumpTo: (at: Date) => void;
}

/** Rates are not what a walk is about. */
const PLENTY = { capacity: 100_000, refillPerSecond: 1000, maxKeys: 1000 };

function createClock(): Clock {
  let ahead = 0;
  return {
    now: () => new Date(Date.now() + ahead),
    jumpTo: (at) => void (ahead = Math.max(ahead, at.getTime() - Date.now())),
  };
}

/** A busy machine, mostly: no rule was broken, and none was tried. */
export class WorldNotStarted extends Error {
  override readonly name = 'WorldNotStarted';
}

/**
 * Fails with {@link WorldNotStarted}, and then leaves nothing running.
 * @param billing stand-in of the provider, shared by all worlds
 */
export async function startWorld(billing: BillingUnderTest): Promise<World> {
  const projectId = `demo-${randomUUID()}`;
  const apps = [1, 2, 3].map(() => initializeApp({ projectId }, randomUUID()));
  const processes: Process[] = [];
  const stop = async (): Promise<void> => {
    for (const process of processes) {
      process.line.arm(null);
      await process.stop();
    }
    await Promise.all(apps.map((app) => deleteApp(app)));
  };
  try {
    return { ...(await fillWorld(billing, apps, processes)), stop };
  } catch (cause) {
    await stop();
    throw new WorldNotStarted(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** @param started receives each process as it starts */
async function fillWorld(
  billing: BillingUnderTest,
  apps: readonly App[],
  started: Process[],
): Promise<Omit<World, 'stop'>> {
  const [db, ...ofProcesses] = apps.map((app) => {
    const own = getFirestore(app);
    own.settings({ ignoreUndefinedProperties: true });
    return own;
  });
  const clock = createClock();
  const startProcess = async (own: Firestore | undefined): Promise<Process> => {
    if (!own) throw new Error('no database');
    const line = createFaultLine();
    leadThrough(own, line);
    const stripe = sandboxClient(billing.settings, (...request) => line.through(() => fetch(...request)));
    const limits = { person: PLENTY, address: PLENTY };
    const { now } = clock;
    const backend = await localBackend({ db: own, billing: billing.settings, stripe, now, limits });
    const process = { ...backend, line };
    started.push(process);
    return process;
  };
  const processes = [await startProcess(ofProcesses[0]), await startProcess(ofProcesses[1])] as const;
  if (!db) throw new Error('no database');
  const person = await newPerson(db);
  await verifyEmail(person.uid);
  await billing.hold(person.uid);
  return {
    person,
    processes,
    db,
    billing,
    clock,
    company: await newCompany({ db, url: processes[0].url }),
    token: () =>
      forgeToken(person.uid, {
        email: person.email,
        email_verified: true,
        auth_time: Math.floor(clock.now().getTime() / 1000),
      }),
  };
}
