import type { Notification } from '@aura/shared-domain';
import { buildCancellationNews } from './news/cancellation-news.ts';
import type { Attempt } from './billing-record.ts';
import { buildEndNews } from './news/end-news.ts';
import { buildLapsedNews } from './news/lapsed-news.ts';
import { buildOverdueNews } from './news/overdue-news.ts';
import { buildPlanNews } from './news/plan-news.ts';
import { buildReturnedNews } from './news/returned-news.ts';
import type { CustomerState } from './customer-state.ts';
import type { Entitlement } from './entitlement.ts';

interface Told {
  readonly state: CustomerState;
  readonly now: Date;
  /** The purchase that is open; null for none. */
  readonly attempt?: Attempt | null;
}

/**
 * The notification after a change of a person's entitlement. None if the person would not notice it: a renewal is
 * silent.
 */
export function computeBillingNews(
  before: Entitlement,
  after: Entitlement,
  { state, now, attempt = null }: Told,
): readonly Notification[] {
  const returned = buildReturnedNews(before, after, state);
  // If money went back, that explains every other difference.
  const isTold = returned.length > 0 && before.source !== null;
  const others = () => [
    ...buildPlanNews(before, after),
    ...buildCancellationNews(before, after),
    ...buildOverdueNews(before, after),
    ...buildEndNews(before, after, now),
  ];
  const news = [...(isTold ? returned : [...returned, ...others()]), ...buildLapsedNews(attempt, state)];
  return news.map(({ id, text, isOnce }) => ({
    id: isOnce ? id : `${id}_${now.getTime()}`,
    text,
    link: '/planos',
    read: false,
    timestamp: now.toISOString(),
  }));
}
