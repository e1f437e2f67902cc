import { setTimeout as wait } from 'node:timers/promises';
import {
  err,
  computeHealthStart,
  ok,
  computeOperationsHealth,
  STORED_TELEMETRY,
  type OperationsHealth,
  type Result,
} from '@aura/shared-domain';
import { getApps, initializeApp } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { EMULATOR_ENV, PROJECT } from '../../emulators/project.ts';

const APP = 'guard';
/** The library itself would try for minutes. */
const PATIENCE_MS = 20_000;

/**
 * Reads the health from the database of the project that `GCLOUD_PROJECT` names, with the credentials of the machine;
 * without it, from the emulators of `npm start`.
 */
export async function readStoredHealth(now: Date): Promise<Result<OperationsHealth, string>> {
  const answered = new AbortController();
  const late = wait(PATIENCE_MS, null, { signal: answered.signal }).catch(() => null);
  try {
    const documents = await Promise.race([readCounts(openDatabase(), now), late]);
    return documents ? ok(computeOperationsHealth(documents, now)) : makeUnreadable('sem resposta');
  } catch (error) {
    return makeUnreadable(error instanceof Error ? error.message : String(error));
  } finally {
    answered.abort();
  }
}

const makeUnreadable = (why: string) =>
  err(`Os números não puderam ser lidos do banco de dados (${why}). "npm start" está em execução?`);

function openDatabase(): Firestore {
  const projectId = process.env['GCLOUD_PROJECT'] ?? PROJECT;
  if (projectId === PROJECT) Object.assign(process.env, EMULATOR_ENV);
  const known = getApps().find(({ name }) => name === APP);
  return getFirestore(known ?? initializeApp({ projectId }, APP));
}

async function readCounts(db: Firestore, now: Date): Promise<readonly unknown[]> {
  const { collection, dayField, mostDocuments } = STORED_TELEMETRY;
  const { docs } = await db
    .collection(collection)
    .where(dayField, '>=', computeHealthStart(now))
    .orderBy(dayField, 'desc')
    .limit(mostDocuments + 1)
    .get();
  return docs.map((document) => document.data());
}
