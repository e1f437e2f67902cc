import * as v from 'valibot';
import { disputeObject } from '../objects/dispute.ts';
import { listNewestFirst } from '../state/table.ts';
import { PAGE, buildPage } from './page.ts';
import { route, type Route } from './route.ts';
import { listShape, OF_PAYMENT } from './shapes.ts';

const ListSchema = v.strictObject({
  ...PAGE,
  payment_intent: v.optional(v.string()),
  charge: v.optional(v.string()),
});

const list = route(
  'GET',
  '/v1/disputes',
  listShape(OF_PAYMENT),
  ListSchema,
  ({ state }, { payment_intent: intent, charge, ...page }) =>
    buildPage(
      listNewestFirst(
        state.disputes,
        (dispute) =>
          (intent === undefined || dispute.paymentIntent === intent) &&
          (charge === undefined || dispute.charge === charge),
      ),
      page,
      '/v1/disputes',
      disputeObject,
    ),
);

export const DISPUTE_ROUTES: readonly Route[] = [list];
