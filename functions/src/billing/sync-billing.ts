import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { FieldValue } from 'firebase-admin/firestore';
import type Stripe from 'stripe';
import { addNotifications, computeEffectivePlan } from '@aura/shared-domain';
import { enqueueMessage } from '../messages/enqueue-message.ts';
import { combineChanges } from '../profile/combine-changes.ts';
import { readPlanHolder } from '../profile/plan-holder.ts';
import { toFirestore } from '../profile/to-firestore.ts';
import { TRANSACTION_OPTIONS, type PersonQueue } from '../usage/person-queue.ts';
import { computeAttempt } from './compute-attempt.ts';
import { composeBillingMessages } from './billing-messages.ts';
import { computeBillingNews } from './billing-news.ts';
import { locateBilling } from './billing-documents.ts';
import { parseBillingRecord, type BillingRecord } from './billing-record.ts';
import { NO_PURCHASES } from './customer-state.ts';
import { computeEntitlement } from './compute-entitlement.ts';
import { buildGrantNews, readRunningGrant, withGrant } from './grant.ts';
import { computePlanChange } from './plan-change.ts';
import type { PriceBook } from './price-book.ts';
import { settleCustomer } from './settle-customer.ts';
import { listShownPayments } from './shown-payments.ts';

export interface SyncDeps {
  readonly db: Firestore;
  readonly stripe: Stripe;
  readonly prices: PriceBook;
  readonly livemode: boolean;
  readonly queue: PersonQueue;
  readonly now: () => Date;
}

/** An event of Stripe's that asks for a sync. */
export interface EventMark {
  readonly id: string;
  readonly type: string;
}

/** `repeated`: the event was handled before; `nobody`: its account no longer exists. */
export type SyncOutcome = 'synced' | 'repeated' | 'nobody';

/** Events that were heeded, by their id. */
export const STRIPE_EVENTS = 'stripeEvents';
/** Stripe repeats an event for three days; a person may send one again for thirty. */
const EVENT_MEMORY_MS = 60 * 24 * 60 * 60 * 1000;

/**
 * Sets a person's plan to the state at Stripe, in one transaction with the mark of the event that caused it. It reads,
 * and so locks, the record before it asks Stripe: a later writer also has later data from Stripe. So neither order nor
 * repetition of events matters, and side effects happen exactly once, with the change.
 */
export function syncBilling(deps: SyncDeps): (uid: string, event?: EventMark) => Promise<SyncOutcome> {
  const { db, queue } = deps;
  return (uid, event) =>
    queue(uid, () => db.runTransaction((tx) => syncIn(tx, deps, uid, event), TRANSACTION_OPTIONS));
}

async function syncIn(
  tx: Transaction,
  { db, stripe, prices, livemode, now: clock }: SyncDeps,
  uid: string,
  event: EventMark | undefined,
): Promise<SyncOutcome> {
  const mark = event && db.collection(STRIPE_EVENTS).doc(event.id);
  if (mark && (await tx.get(mark)).exists) return 'repeated';
  const { billing, person, grant: granted } = locateBilling(db, uid);
  const record = parseBillingRecord((await tx.get(billing)).data());
  if (record.customerId === null) return 'nobody';
  // Stops charges before the person is told about the end.
  const purchases = await settleCustomer(stripe, record.customerId);
  const state = purchases ?? NO_PURCHASES;
  const holder = readPlanHolder(await tx.get(person));
  if (!holder) return 'nobody';

  const now = clock();
  const entitlement = computeEntitlement(state, prices, { livemode, now });
  const grant = readRunningGrant((await tx.get(granted)).data(), entitlement, now);
  // The company's plan counts, so news about the person's own purchases would be wrong.
  const isCompanys = computeEffectivePlan(holder, now) === 'b2b_equilibrio';
  const goesOnGiven = grant !== null && entitlement.source === null;
  const told = goesOnGiven
    ? buildGrantNews(record.entitlement, entitlement, grant, now)
    : computeBillingNews(record.entitlement, entitlement, { state, now, attempt: record.attempt });
  const news = isCompanys ? [] : told;
  const change = combineChanges(
    computePlanChange(holder, record.entitlement, withGrant(entitlement, grant), now),
    addNotifications(holder, news),
  );
  if (Object.keys(change).length > 0) tx.update(person, toFirestore(change));
  const payments = [...listShownPayments(state, prices)];
  const messages = composeBillingMessages({
    uid,
    news,
    before: record.payments,
    after: payments,
    entitlement,
    now,
  });
  for (const message of messages) enqueueMessage(tx, db, message, now);
  writeRecord(tx, billing, {
    ...record,
    // Nothing is paid any more at a customer that was deleted.
    ...(purchases ? computeAttempt(record, purchases) : { attempt: null }),
    entitlement,
    comparedAt: now,
    payments,
  });
  if (mark) {
    tx.create(mark, {
      type: event.type,
      at: FieldValue.serverTimestamp(),
      expiresAt: new Date(now.getTime() + EVENT_MEMORY_MS),
    });
  }
  return 'synced';
}

const writeRecord = (tx: Transaction, billing: DocumentReference, record: BillingRecord): void =>
  void tx.set(billing, record);
