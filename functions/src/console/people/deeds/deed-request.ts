import type { Firestore } from 'firebase-admin/firestore';
import type Stripe from 'stripe';
import type { PersonDeed } from '@aura/mfe-platform/api';
import { err, type Result } from '@aura/shared-domain';
import type { SyncOutcome } from '../../../billing/sync-billing.ts';
import type { Failure } from '../../../http/failure.ts';
import type { Deed } from '../../log/operator-log.ts';
import type { Operator } from '../../operator.ts';
import type { KnownPerson } from '../read-person.ts';
import type { Means } from '../present-person.ts';

export interface DeedDeps {
  readonly db: Firestore;
  readonly stripe: Stripe | null;
  readonly now: () => Date;
  /** Sets the plan of a person to the payment provider's state; null without a provider. */
  readonly sync: ((uid: string) => Promise<SyncOutcome>) | null;
  /** Sends the link for a new password through the account service; null if it is unavailable. */
  readonly sendPasswordLink: ((email: string) => Promise<boolean>) | null;
}

/** The input of an action: the operator, the person as currently known, and the request. */
export interface Asked<D extends PersonDeed['deed']> {
  readonly operator: Operator;
  readonly person: KnownPerson;
  readonly request: Extract<PersonDeed, { readonly deed: D }>;
}

/** The same of any deed. */
export interface Doing {
  readonly operator: Operator;
  readonly person: KnownPerson;
  readonly request: Pick<PersonDeed, 'reason' | 'requestId'>;
}

/** The result of the action, as a sentence. */
export type Done = Promise<Result<string, Failure>>;

/** Why nothing was done. */
export const refuseDeed = (message: string): Result<never, Failure> => err({ code: 'conflict', message });
/** The payment provider may have carried the request out nevertheless. */
export const PROVIDER_FAILED: Failure = {
  code: 'unavailable',
  message:
    'O meio de pagamento não respondeu como se espera. Confira a pessoa de novo antes de repetir: o pedido pode ter valido.',
};

export const listMeans = ({ stripe, sendPasswordLink }: DeedDeps): Means => ({
  canPay: stripe !== null,
  canMail: sendPasswordLink !== null,
});

/** The log entry of an action. */
export const buildEntry = (
  { operator, person, request }: Doing,
  action: Deed['action'],
  detail: string,
  at: Date,
): Deed => ({
  operator,
  action,
  detail,
  at,
  subjectUid: person.account.uid,
  reason: request.reason,
});
