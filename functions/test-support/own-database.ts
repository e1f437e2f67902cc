import { randomUUID } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { expect } from 'vitest';
import { openFirebaseServices } from '../src/firebase/admin.ts';

/**
 * A database of the emulator that nobody else writes to: a walk over everything meets what the test made alone, and
 * what the test leaves slows nobody. For a query the emulator goes through all that was ever written to a database,
 * also through what was deleted since.
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
