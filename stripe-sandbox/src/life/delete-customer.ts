import { emit } from '../events/emit.ts';
import { customerObject } from '../objects/customer.ts';
import type { Customer } from '../state/records/customers.ts';
import { change, listNewestFirst, removeWhere } from '../state/table.ts';
import type { World } from '../world.ts';
import { endSubscription, hasEnded } from './end-subscription.ts';

/**
 * Deletes a customer: subscriptions end, portals close, name and address are forgotten. Payments stay, and so does
 * whose they were.
 */
export function deleteCustomer(world: World, customer: Customer): void {
  const { state } = world;
  for (const subscription of listNewestFirst(state.subscriptions, ({ customer: id }) => id === customer.id)) {
    if (!hasEnded(subscription)) endSubscription(world, subscription, 'cancellation_requested');
  }
  removeWhere(state.portalSessions, (session) => session.customer === customer.id);
  emit(world, customer.id, 'customer.deleted', customerObject(customer));
  change(customer, { deleted: true, email: null, name: null, description: null });
}
