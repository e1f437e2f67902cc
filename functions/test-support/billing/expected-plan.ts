import type { RawPurchases } from './sandbox-control.ts';

/** What a person has to have, read from the raw objects in the plainest way; the product's own code is not asked. */
export function expectedPlan(
  { subscriptions, paymentIntents, refunds, disputes }: RawPurchases,
  now: Date,
): 'freemium' | 'impulso' | 'decolagem' {
  const plans = new Set<string>();
  for (const { status, items } of subscriptions) {
    const price = items.data[0]?.price.id ?? '';
    if (['active', 'trialing', 'past_due'].includes(status)) plans.add(price.split('_')[2] ?? '');
  }
  const singles = paymentIntents
    .filter(({ id, status, metadata }) => {
      const isOurs = metadata['priceId']?.includes('conquista') ?? false;
      const isBack = refunds.some((refund) => refund.payment_intent === id);
      const isDisputed = disputes.some((one) => one.payment_intent === id && one.status !== 'won');
      return isOurs && status === 'succeeded' && !isBack && !isDisputed;
    })
    .toSorted((one, other) => one.created - other.created);
  let end = 0;
  for (const { created } of singles) end = Math.max(end, created * 1000) + 90 * 24 * 3600 * 1000;
  if (end > now.getTime()) plans.add('decolagem');
  if (plans.has('decolagem')) return 'decolagem';
  return plans.has('impulso') ? 'impulso' : 'freemium';
}
