import * as v from 'valibot';
import type { Stripe } from 'stripe';
import { err, ok, type Result } from '@aura/shared-domain';
import { missing, type Fault } from './fault.ts';
import { wholeNumber } from './parameters.ts';

/** Parameters of every list. */
export const PAGE = {
  limit: v.optional(v.pipe(wholeNumber, v.minValue(1), v.maxValue(100))),
  starting_after: v.optional(v.string()),
};

interface Page {
  readonly limit?: number | undefined;
  readonly starting_after?: string | undefined;
}

const USUAL_LIMIT = 10;

/** One page of a list that is newest first. */
export function buildPage<T extends { readonly id: string }, U>(
  all: readonly T[],
  page: Page,
  url: string,
  show: (record: T) => U,
): Result<Stripe.ApiList<U>, Fault> {
  const { limit = USUAL_LIMIT, starting_after: after } = page;
  const before = after === undefined ? -1 : all.findIndex(({ id }) => id === after);
  if (after !== undefined && before < 0) return err(missing('object', after, 'starting_after'));
  const data = all.slice(before + 1, before + 1 + limit);
  return ok({
    object: 'list',
    data: data.map(show),
    has_more: before + 1 + data.length < all.length,
    url,
  });
}
