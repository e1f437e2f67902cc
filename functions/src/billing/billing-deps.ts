import type { Firestore } from 'firebase-admin/firestore';
import type Stripe from 'stripe';
import type { BillingSettings } from '../config/billing-settings.ts';
import type { Accounts } from '../firebase/admin.ts';
import type { PersonQueue } from '../usage/person-queue.ts';
import type { PriceBook } from './price-book.ts';

/** Dependencies for selling, showing and managing plans. */
export interface BillingDeps {
  readonly db: Firestore;
  readonly accounts: Accounts;
  readonly queue: PersonQueue;
  readonly now: () => Date;
  /** Null if nothing can be bought. */
  readonly stripe: Stripe | null;
  readonly prices: PriceBook;
  readonly settings: BillingSettings;
  /** Origin of the site. */
  readonly siteUrl: string;
  /** A name for a purchase that nothing else has. */
  readonly newId: () => string;
}

/** Dependencies of a purchase when something can be bought. */
export type CheckoutDeps = Pick<BillingDeps, 'db' | 'accounts' | 'now' | 'prices' | 'newId'> & {
  readonly stripe: Stripe;
};
