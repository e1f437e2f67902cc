import type { Firestore } from 'firebase-admin/firestore';
import {
  ok,
  type BillingDetails,
  type billingDetailsEndpoint,
  type RequestOf,
  type ResponseOf,
} from '@aura/shared-domain';
import type { PersonCall } from '../../http/person-endpoint.ts';
import { TRANSACTION_OPTIONS } from '../../usage/person-queue.ts';
import { locateBilling, readBuyer } from '../billing-documents.ts';
import type { Done } from '../person-at-stripe.ts';

type Shown = PersonCall<RequestOf<typeof billingDetailsEndpoint>, ResponseOf<typeof billingDetailsEndpoint>>;
type Saved = PersonCall<BillingDetails, Done>;

/** GET /billing/details */
export const showDetails =
  (db: Firestore): Shown =>
  async (uid) => {
    const buyer = await readBuyer(db, locateBilling(db, uid));
    return buyer.ok ? ok({ details: buyer.value.record.details }) : buyer;
  };

/** POST /billing/details: stored with the person's purchases, exported and erased with them. */
export const saveDetails =
  (db: Firestore): Saved =>
  (uid, details) => {
    const documents = locateBilling(db, uid);
    return db.runTransaction(async (tx) => {
      const buyer = await readBuyer(tx, documents);
      if (!buyer.ok) return buyer;
      tx.set(documents.billing, { details }, { mergeFields: ['details'] });
      return ok({});
    }, TRANSACTION_OPTIONS);
  };
