import * as v from 'valibot';
import type { Deliveries } from '../events/deliveries.ts';
import { json, refusal } from '../http/answers.ts';
import type { Answer, Message } from '../http/message.ts';
import { matchPath, type PathParts } from '../http/path.ts';
import { readJson } from '../http/read-json.ts';
import { forgetPerson } from '../life/forget-person.ts';
import { simulate } from '../life/simulate.ts';
import { expireVoucher, payVoucher } from '../life/vouchers.ts';
import { getCustomers } from '../state/people.ts';
import { find, get, listNewestFirst } from '../state/table.ts';
import type { World } from '../world.ts';
import { anyCustomerObject } from '../objects/customer.ts';
import { disputeObject } from '../objects/dispute.ts';
import { renderInvoice } from '../objects/invoice.ts';
import { renderPaymentIntent } from '../objects/payment-intent.ts';
import { refundObject } from '../objects/refund.ts';
import { renderSubscription } from '../objects/subscription.ts';

/** What an operation needs. */
interface Call {
  readonly world: World;
  readonly deliveries: Deliveries;
  readonly parts: PathParts;
  readonly message: Message;
}

type Operation = (call: Call) => Answer | Promise<Answer>;

const UNREADABLE = refusal(400, 'invalid_request', 'The body is not what this operation takes.');
const NOTHING = refusal(404, 'nothing_to_act_on', 'There is nothing that this could be done to.');
const DONE = json(200, {});

/** An operation with a body, on what a person has. */
const act =
  <T extends v.GenericSchema>(
    schema: T,
    run: (world: World, whose: ReadonlySet<string>, body: v.InferOutput<T>) => boolean,
  ): Operation =>
  ({ world, parts, message }) => {
    const body = readJson(message, schema);
    if (body === null) return UNREADABLE;
    return run(world, getCustomers(world, uidOf(parts)), body) ? DONE : NOTHING;
  };

const hold: Operation = ({ world: { state }, deliveries, parts, message }) => {
  const uid = uidOf(parts);
  const body = readJson(message, v.object({ held: v.boolean() }));
  if (body === null) return UNREADABLE;
  state.held = state.held.filter((held) => held !== uid);
  if (body.held) state.held.push(uid);
  else deliveries.release(uid);
  return json(200, body);
};

const events: Operation = ({ world: { state }, parts }) =>
  json(200, {
    events: Object.values(state.events)
      .filter(({ uid }) => uid === uidOf(parts))
      .map(({ body }) => body),
  });

const deliver: Operation = async ({ world: { state }, deliveries, parts }) => {
  const event = find(state.events, parts['id'] ?? '');
  return event ? json(200, { status: await deliveries.deliver(event) }) : NOTHING;
};

const show: Operation = ({ world, parts }) => json(200, objectsOf(world, getCustomers(world, uidOf(parts))));

const forget: Operation = ({ world, parts }) => {
  forgetPerson(world, uidOf(parts));
  return DONE;
};

const Empty = v.strictObject({});
const Refund = v.strictObject({ amount: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))) });

/** By method and path. */
const OPERATIONS: Readonly<Record<string, Operation>> = {
  'PUT /control/holds/:uid': hold,
  'GET /control/events/:uid': events,
  'POST /control/deliver/:id': deliver,
  'GET /control/people/:uid': show,
  'DELETE /control/people/:uid': forget,
  'POST /control/people/:uid/renew': act(Empty, (world, whose) => simulate.renew(world, whose)),
  'POST /control/people/:uid/retry': act(v.strictObject({ succeed: v.boolean() }), (world, whose, body) =>
    simulate.retry(world, whose, body.succeed),
  ),
  'POST /control/people/:uid/voucher/pay': act(Empty, (world, whose) =>
    simulate.voucher(world, whose, payVoucher),
  ),
  'POST /control/people/:uid/voucher/expire': act(Empty, (world, whose) =>
    simulate.voucher(world, whose, expireVoucher),
  ),
  'POST /control/people/:uid/give-up': act(Empty, (world, whose) => simulate.giveUp(world, whose)),
  'POST /control/people/:uid/end': act(Empty, (world, whose) => simulate.end(world, whose)),
  'POST /control/people/:uid/refund': act(Refund, (world, whose, { amount = null }) =>
    simulate.refund(world, whose, amount),
  ),
  'POST /control/people/:uid/dispute': act(Empty, (world, whose) => simulate.dispute(world, whose)),
  'POST /control/people/:uid/dispute/close': act(v.strictObject({ won: v.boolean() }), (world, whose, body) =>
    simulate.closeDispute(world, whose, body.won),
  ),
};

/** What tests and scripts of this machine may do. Null for any other path. */
export function controlAnswer(
  world: World,
  deliveries: Deliveries,
  message: Message,
): Answer | Promise<Answer> | null {
  for (const [name, operation] of Object.entries(OPERATIONS)) {
    const [method, pattern = ''] = name.split(' ');
    const parts = method === message.method ? matchPath(pattern, message.path) : null;
    if (parts) return operation({ world, deliveries, parts, message });
  }
  return null;
}

const uidOf = (parts: PathParts): string => parts['uid'] ?? '';

/** All objects of some customers, each kind newest first. */
function objectsOf(world: World, whose: ReadonlySet<string>) {
  const { state } = world;
  const isTheirs = ({ customer }: { readonly customer: string }): boolean => whose.has(customer);
  const isOfTheirCharge = ({ charge }: { readonly charge: string }): boolean =>
    isTheirs(get(state.charges, charge));
  return {
    customers: listNewestFirst(state.customers, ({ id }) => whose.has(id)).map(anyCustomerObject),
    subscriptions: listNewestFirst(state.subscriptions, isTheirs).map(renderSubscription),
    paymentIntents: listNewestFirst(state.paymentIntents, isTheirs).map(renderPaymentIntent),
    invoices: listNewestFirst(state.invoices, isTheirs).map((invoice) => renderInvoice(world, invoice)),
    refunds: listNewestFirst(state.refunds, isOfTheirCharge).map(refundObject),
    disputes: listNewestFirst(state.disputes, isOfTheirCharge).map(disputeObject),
  };
}
