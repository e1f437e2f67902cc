import type { deployed } from '../deployed.ts';
import { runByClock, runOnShares } from '../schedule/run-by-clock.ts';
import { handOutWalk } from '../schedule/shared-walk.ts';
import { createPersonQueue } from '../usage/person-queue.ts';
import { isLive } from './is-live.ts';
import { createPriceBook } from './price-book.ts';
import { walkEverybodyWhoBuys, walkPeopleDue } from './reconciliation/people-to-settle.ts';
import { settleAccess } from './reconciliation/settle-access.ts';

const settle = ({ db, stripe, billing, now }: typeof deployed) =>
  settleAccess({
    db,
    stripe,
    prices: createPriceBook(billing.prices, billing.earlierPrices),
    livemode: isLive(billing),
    queue: createPersonQueue(),
    now,
  });

/** The payment provider answers about a hundred calls a second, which both walks share. */
const WALK = { perShare: 200, nothing: { compared: 0, ended: 0 } } as const;
const HOURLY = { ...WALK, name: 'hourlyAccess', processes: 2 } as const;
const NIGHTLY = { ...WALK, name: 'nightlyBilling', processes: 4 } as const;

/** Ends accesses that are over, and restores the plan below each. */
export const hourlyAccess = runByClock('5 * * * *', (deps) =>
  handOutWalk(HOURLY, walkPeopleDue(deps.db, deps.now()), deps),
);

export const hourlyAccessShare = runOnShares(HOURLY, settle);

/** Compares all buyers with the payment provider, and processes missed or lost events. */
export const nightlyBilling = runByClock('30 3 * * *', (deps) =>
  handOutWalk(NIGHTLY, walkEverybodyWhoBuys(deps.db, deps.now()), deps),
);

export const nightlyBillingShare = runOnShares(NIGHTLY, settle);
