import { randomUUID } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { expect } from 'vitest';
import { openFirebaseServices } from '../src/firebase/admin.ts';

/**
 * A separate database of the emulator: a walk over everything sees only the test's own data, and leftovers slow no
 * other test. For a query, the emulator scans everything ever written to a database, including deleted documents.
 */
export const openOwnDatabase = (): Firestore => openFirebaseServices(`demo-${randomUUID()}`).db;

/** By the path of the test file; a worker keeps this module from file to file. */
const ofFiles = new Map<string, Firestore>();

/** The database of the test file that asks: its backends and people share it, and no other file knows of it. */
export function databaseOfFile(): Firestore {
  const { testPath = '' } = expect.getState();
  const db = ofFiles.get(testPath) ?? openOwnDatabase();
  ofFiles.set(testPath, db);
  return db;
}
