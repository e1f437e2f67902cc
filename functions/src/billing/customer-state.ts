/** Standing of a subscription at Stripe, in its own words. */
export type SubscriptionStatus =
  | 'incomplete'
  | 'incomplete_expired'
  | 'trialing'
  | 'active'
  | 'past_due'
  | 'unpaid'
  | 'canceled'
  | 'paused';

const RUNNING: readonly string[] = ['active', 'trialing', 'past_due'] satisfies readonly SubscriptionStatus[];

/** Whether a subscription is charged, or will be again. `past_due`: a charge failed, and Stripe tries again. */
export const isRunning = (status: string): boolean => RUNNING.includes(status);

/**
 * State of paid money. `disputed`: the bank demands it back and has not decided; `lost`: the bank decided for its
 * customer, and the money is gone.
 */
export type Settlement = 'kept' | 'partly_refunded' | 'refunded' | 'disputed' | 'lost';

/** Whether a payment still gives access; a partly refunded one does. */
export const isStillGiving = (settlement: Settlement | null): boolean =>
  settlement === null || settlement === 'kept' || settlement === 'partly_refunded';

/** Whether the money has finally been returned to the person. */
export const isReturned = (settlement: Settlement | null): boolean =>
  settlement === 'refunded' || settlement === 'lost';

/** Time on a plan that was paid for and not given back. */
export interface PaidTime {
  readonly priceId: string;
  readonly until: Date;
}

/** `for_dispute`: by us, until the bank has decided; `otherwise`: by an operator at Stripe. */
export type CollectionPause = 'for_dispute' | 'otherwise';

/** A coupon on a subscription. One of the two amounts is there. */
export interface StandingDiscount {
  readonly percent: number | null;
  /** Centavos. */
  readonly amount: number | null;
  /** From then on nothing is taken off; null for never. */
  readonly end: Date | null;
}

export interface SubscriptionState {
  readonly id: string;
  readonly status: SubscriptionStatus;
  readonly priceId: string;
  /** Centavos, as the price at Stripe says now. */
  readonly amount: number;
  readonly currency: string;
  readonly livemode: boolean;
  readonly createdAt: Date;
  /** End of the period that is paid for. */
  readonly periodEnd: Date;
  /** End date of a cancelled subscription; null for none. */
  readonly cancelAt: Date | null;
  readonly latestInvoiceId: string | null;
  /**
   * State of the payment for the current period; null if there is none. It is also disputed if the payment for a
   * change of plan within it is.
   */
  readonly settlement: Settlement | null;
  /** Times in or after the present period that stay paid if the subscription ends. */
  readonly paidTimes: readonly PaidTime[];
  /** Why its invoices are currently not charged; null if they are. */
  readonly pause: CollectionPause | null;
  /** Discounts on its next charges; empty or absent for none. */
  readonly discounts?: readonly StandingDiscount[];
  /** The state after the current period; absent if it does not change. */
  readonly next?: { readonly priceId: string; readonly at: Date };
}

/** A payment that was made, for a subscription's period or a single one. */
export interface PaymentState {
  /** Id of the payment intent. */
  readonly id: string;
  /** Id of the price that was paid: as the invoice says, or as our backend wrote it on a single payment. */
  readonly priceId: string;
  readonly subscriptionId: string | null;
  /** Centavos that were received. */
  readonly amount: number;
  readonly currency: string;
  readonly livemode: boolean;
  readonly paidAt: Date;
  readonly settlement: Settlement;
  /** Whether it paid for something whole, rather than for the rest of a period after a change of plan. */
  readonly isOfPeriod: boolean;
  readonly receiptUrl: string | null;
  /** Whether it paid for a further period rather than for a purchase. */
  readonly isRenewal: boolean;
  /** For a change of plan within a period: the formerly paid price; null for any other payment. */
  readonly formerPriceId: string | null;
  /** Place among the payments of a customer: a later one has a higher one. */
  readonly order: number;
  /** Means of payment; null if Stripe does not say. */
  readonly paidWith: PaidWith | null;
  /** Centavos that a coupon took off; absent without a coupon. */
  readonly discount?: number;
  /** Centavos that were given back. */
  readonly returned: number;
}

/** A way to pay, as its owner knows it again. */
export interface PaidWith {
  readonly kind: 'card' | 'pix' | 'boleto';
  /** Last digits of a card. */
  readonly last4?: string;
}

/** All that an entitlement depends on, of one customer at Stripe. */
export interface CustomerState {
  readonly subscriptions: readonly SubscriptionState[];
  readonly payments: readonly PaymentState[];
  /** Ids of the payments whose code or slip expired unpaid. */
  readonly lapsed?: readonly string[];
}

/** The state of a person who never paid, or of a deleted customer. */
export const NO_PURCHASES: CustomerState = { subscriptions: [], payments: [] };
