import { err, createProfile, ok, type Result, DAY_MS, ANSWER_DAYS, computeDay } from '@aura/shared-domain';
import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { EMULATOR_ENV, PROJECT } from '../emulators/project.ts';
import { seedHorizonte } from './horizonte/seed-horizonte.ts';
import { DEMO_COLLEAGUE, DEMO_MANAGER, DEMO_PEOPLE, type DemoPerson } from './people.ts';
import { TICKETS } from '../generated/tickets.ts';

/** Creates the demonstration's messages if missing; their state from an earlier run stays unchanged. */
async function seedTickets(db: Firestore, now: Date): Promise<void> {
  for (const { id, signs, daysAgo, ...written } of TICKETS) {
    const document = db.doc(`leads/${id}`);
    if ((await document.get()).exists) continue;
    const createdAt = new Date(now.getTime() - daysAgo * DAY_MS);
    const inDays = (days: number) => new Date(createdAt.getTime() + days * DAY_MS);
    await document.create({
      ...written,
      isSuspect: false,
      createdAt,
      number: `${computeDay(createdAt).replaceAll('-', '')}-${signs}`,
      state: 'open',
      dueAt: inDays(ANSWER_DAYS[written.subject]),
      answers: [],
      closedAt: null,
      expiresAt: inDays(365),
    });
  }
}

/** Creates the demo people and their company if missing. Data of an earlier run stays unchanged. */
export async function seedPeople(): Promise<Result<null, string>> {
  // Google's libraries would ask the network whether this is a machine of theirs.
  Object.assign(process.env, EMULATOR_ENV, { METADATA_SERVER_DETECTION: 'none' });
  const app = initializeApp({ projectId: PROJECT }, 'seed');
  try {
    for (const person of DEMO_PEOPLE) await seedPerson(app, person);
    const belonging = { manager: DEMO_MANAGER.email, colleague: DEMO_COLLEAGUE.email };
    await seedHorizonte(app, belonging, new Date());
    await seedTickets(getFirestore(app), new Date());
    return ok(null);
  } catch (error) {
    return err(`As pessoas de demonstração não puderam ser criadas: ${String(error)}`);
  } finally {
    await deleteApp(app);
  }
}

async function seedPerson(app: App, { email, password, name, role, isOperator }: DemoPerson): Promise<void> {
  const auth = getAuth(app);
  const known = await auth.getUserByEmail(email).catch(() => null);
  const user = known ?? (await auth.createUser({ email, password, displayName: name, emailVerified: true }));
  if (isOperator) await auth.setCustomUserClaims(user.uid, { operator: true });
  const profile = getFirestore(app).doc(`users/${user.uid}`);
  if ((await profile.get()).exists) return;
  await profile.create({ ...createProfile(name), ...(role && { role }) });
}
