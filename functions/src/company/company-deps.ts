import type { Firestore } from 'firebase-admin/firestore';
import type { PersonQueue } from '../usage/person-queue.ts';
import type { Wait } from './wait-for-multiple.ts';

/** Dependencies of managers' calls. */
export interface CompanyDeps {
  readonly db: Firestore;
  /** Changes of one company run one after another. */
  readonly queue: PersonQueue;
  readonly now: () => Date;
  /** Replaces real time for delayed answers. */
  readonly wait?: Wait;
}
