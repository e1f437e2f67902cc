import type { Stripe } from 'stripe';

/** A list that is whole. */
export const wholeList = <T>(data: T[], url: string): Stripe.ApiList<T> => ({
  object: 'list',
  data,
  has_more: false,
  url,
});
