import type { Firestore } from 'firebase-admin/firestore';
import type { PersonQueue } from '../usage/person-queue.ts';
import type { Wait } from './at-multiple-of.ts';

/** What the calls of managers need. */
export interface CompanyDeps {
  readonly db: Firestore;
  /** Changes of one company run one after another. */
  readonly queue: PersonQueue;
  readonly now: () => Date;
  /** In place of real time, for what is not answered at once. */
  readonly wait?: Wait;
}
