import { getCustomers } from '../state/people.ts';
import { removeWhere } from '../state/table.ts';
import type { World } from '../world.ts';

/** Takes out everything that was ever made for a person, as if it had not been. */
export function forgetPerson(world: World, uid: string): void {
  const { state } = world;
  const customers = getCustomers(world, uid);
  const isTheirs = ({ customer }: { readonly customer: string | null }): boolean =>
    customer !== null && customers.has(customer);
  const charges = new Set(
    Object.values(state.charges)
      .filter(isTheirs)
      .map(({ id }) => id),
  );
  const ofTheirCharge = ({ charge }: { readonly charge: string }): boolean => charges.has(charge);

  removeWhere(state.refunds, ofTheirCharge);
  removeWhere(state.disputes, ofTheirCharge);
  removeWhere(state.charges, isTheirs);
  removeWhere(state.paymentIntents, isTheirs);
  removeWhere(state.invoices, isTheirs);
  removeWhere(state.subscriptions, isTheirs);
  removeWhere(state.schedules, isTheirs);
  removeWhere(state.portalSessions, isTheirs);
  removeWhere(state.keptAnswers, isTheirs);
  removeWhere(state.events, (event) => event.uid === uid || isTheirs(event));
  removeWhere(state.customers, ({ id }) => customers.has(id));
  state.held = state.held.filter((held) => held !== uid);
}
