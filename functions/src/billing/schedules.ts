import type { deployed } from '../deployed.ts';
import { runByClock } from '../schedule/run-by-clock.ts';
import { createPersonQueue } from '../usage/person-queue.ts';
import { isLive } from './is-live.ts';
import { createPriceBook } from './price-book.ts';
import { walkEverybodyWhoBuys, walkPeopleDue } from './reconciliation/people-to-settle.ts';
import { settleAccess } from './reconciliation/settle-access.ts';
import { walkBilling } from './reconciliation/walk-billing.ts';

const settle = ({ db, stripe, billing, now }: typeof deployed) =>
  settleAccess({
    db,
    stripe,
    prices: createPriceBook(billing.prices, billing.earlierPrices),
    livemode: isLive(billing),
    queue: createPersonQueue(),
    now,
  });

/** Ends accesses that are over, and restores the plan below each. */
export const hourlyAccess = runByClock('5 * * * *', async (deps) => {
  const { db, now, report } = deps;
  report(await walkBilling(walkPeopleDue(db, now()), settle(deps), now));
});

/** Compares all buyers with the payment provider, and processes missed or lost events. */
export const nightlyBilling = runByClock('30 3 * * *', async (deps) => {
  const { db, now, report } = deps;
  report(await walkBilling(walkEverybodyWhoBuys(db, now()), settle(deps), now));
});
