import { randomUUID } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { firebaseServices } from '../src/firebase/admin.ts';

/**
 * A database of the emulator that nobody else writes to: a walk over everything meets what the test made alone, and
 * what the test leaves slows nobody. For a query the emulator goes through all that was ever written to a database,
 * also through what was deleted since.
 */
export const ownDatabase = (): Firestore => firebaseServices(`demo-${randomUUID()}`).db;
