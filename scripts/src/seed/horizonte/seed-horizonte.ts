import type { App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { addManagerClaims, MANAGER } from '@aura/shared-company';
import { HORIZONTE } from './company.ts';
import type { SeededDocument } from './document.ts';
import { buildDemoCompany } from './documents.ts';

/** The two demo people who belong to the company, by their e-mail. */
interface Belonging {
  readonly manager: string;
  readonly colleague: string;
}

/**
 * Creates the demo company if it is missing, with people, numbers of some months and its manager. An existing one is
 * not changed. The company document is written last, so that an interrupted run starts again.
 */
export async function seedHorizonte(app: App, { manager, colleague }: Belonging, now: Date): Promise<void> {
  const db = getFirestore(app);
  const auth = getAuth(app);
  const company = db.doc(`companies/${HORIZONTE.id}`);
  if ((await company.get()).exists) return;
  const [managing, working] = await Promise.all([
    auth.getUserByEmail(manager),
    auth.getUserByEmail(colleague),
  ]);
  const demo = buildDemoCompany(now, {
    manager: { uid: managing.uid, name: managing.displayName ?? manager, email: manager },
    colleague: { uid: working.uid, name: working.displayName ?? colleague, email: colleague },
  });
  await writeAll(db, demo.documents);
  await db.doc(`users/${managing.uid}`).update({ role: MANAGER });
  await auth.setCustomUserClaims(managing.uid, addManagerClaims(managing.customClaims, HORIZONTE.id));
  await company.set(demo.company.data);
}

/** As many writes as go together. */
const AT_ONCE = 400;

async function writeAll(db: Firestore, documents: readonly SeededDocument[]): Promise<void> {
  const starts = Array.from({ length: Math.ceil(documents.length / AT_ONCE) }, (_, at) => at * AT_ONCE);
  await Promise.all(
    starts.map((start) => {
      const batch = db.batch();
      for (const { path, data } of documents.slice(start, start + AT_ONCE)) batch.set(db.doc(path), data);
      return batch.commit();
    }),
  );
}
