import type { Firestore } from 'firebase-admin/firestore';
import { ok, type Result } from '@aura/shared-domain';
import type { Caller } from '../firebase/verify-token.ts';
import { readOperatorName } from '../operations/operator-name.ts';

/** An operator, as recorded in the log. */
export interface Operator {
  readonly uid: string;
  /** Never an address. */
  readonly name: string;
}

/** As whom an operator makes a call; that they are one was asked before. */
export const admitOperator =
  (db: Firestore) =>
  async ({ uid }: Caller): Promise<Result<Operator, never>> =>
    ok({ uid, name: await readOperatorName(db, uid) });
