import type { Firestore } from 'firebase-admin/firestore';
import { FIGURE_WEEKS, type FiguresResponse } from '@aura/mfe-platform/api';
import { DAY_MS, ok, type Result } from '@aura/shared-domain';
import { BILLING, parseBillingRecord, type BillingRecord } from '../../billing/billing-record.ts';
import { STRIPE_EVENTS } from '../../billing/sync-billing.ts';
import { computeFigures, type Buyer } from './compute-figures.ts';

interface Deps {
  readonly db: Firestore;
  readonly now: () => Date;
}

/** Read for one answer at most, of either kind. */
const MOST = 5_000;
/** As the payment provider calls a charge that did not come about. */
const FAILED = 'invoice.payment_failed';

/** GET /console/figures: stored purchases and the provider's events, summed by week, without names. */
export function showFigures({ db, now }: Deps): () => Promise<Result<FiguresResponse, never>> {
  return async () => {
    const instant = now();
    const since = new Date(instant.getTime() - (FIGURE_WEEKS + 1) * 7 * DAY_MS);
    const [records, events] = await Promise.all([
      db.collection(BILLING).select('payments', 'entitlement').limit(MOST).get(),
      db
        .collection(STRIPE_EVENTS)
        .where('type', '==', FAILED)
        .where('at', '>=', since)
        .orderBy('at', 'desc')
        .select('at')
        .limit(MOST)
        .get(),
    ]);
    const buyers = records.docs.map((record) => makeBuyer(parseBillingRecord(record.data())));
    const failures = events.docs.map((event) => (event.get('at') as { toDate: () => Date }).toDate());
    const isComplete = records.size < MOST && events.size < MOST;
    return ok({ ...computeFigures(buyers, failures, instant), isComplete });
  };
}

function makeBuyer({ payments, entitlement: { source } }: BillingRecord): Buyer {
  if (source?.kind !== 'subscription' || source.isOver) return { payments, subscription: null };
  const { amount, interval, renewsAt, overdueInvoiceId } = source;
  const isRenewing = renewsAt !== null;
  return { payments, subscription: { amount, interval, isRenewing, isOverdue: overdueInvoiceId !== null } };
}
