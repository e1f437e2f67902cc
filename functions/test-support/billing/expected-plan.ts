import type { RawPurchases } from './sandbox-control.ts';

/** What a person has to have, read from the raw objects in the plainest way; the product's own code is not asked. */
export function expectedPlan(
  { subscriptions, paymentIntents, refunds, disputes }: RawPurchases,
  now: Date,
): 'freemium' | 'impulso' | 'decolagem' {
  const plans = new Set<string>();
  const isReturned = ({ id }: RawPurchases['paymentIntents'][number]) =>
    refunds.some((refund) => refund.payment_intent === id) ||
    disputes.some((one) => one.payment_intent === id && one.status !== 'won');
  // These lives never have two charged subscriptions, so the newest charge belongs to the newest one.
  const [charged] = paymentIntents
    .filter(({ status, metadata }) => status === 'succeeded' && metadata['priceId'] === undefined)
    .toSorted((one, other) => other.created - one.created);
  for (const { status, items } of charged && isReturned(charged) ? [] : subscriptions) {
    const price = items.data[0]?.price.id ?? '';
    if (['active', 'trialing', 'past_due'].includes(status)) plans.add(price.split('_')[2] ?? '');
  }
  const singles = paymentIntents
    .filter((intent) => {
      const { status, metadata } = intent;
      const isOurs = metadata['priceId']?.includes('conquista') ?? false;
      return isOurs && status === 'succeeded' && !isReturned(intent);
    })
    .toSorted((one, other) => one.created - other.created);
  let end = 0;
  for (const { created } of singles) end = Math.max(end, created * 1000) + 90 * 24 * 3600 * 1000;
  if (end > now.getTime()) plans.add('decolagem');
  if (plans.has('decolagem')) return 'decolagem';
  return plans.has('impulso') ? 'impulso' : 'freemium';
}
