import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import type { Close } from '../close/run-closing.ts';

/** Dependencies of the commands. */
export interface Context {
  readonly db: Firestore;
  readonly auth: Auth;
  readonly now: () => Date;
  readonly close: Close;
}
