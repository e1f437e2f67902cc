import type { World } from '../world.ts';
import type { Customer } from './records/customers.ts';

/** The person behind a customer, as our backend wrote it; null for none. */
export const uidOf = (customer: Customer): string | null => customer.metadata['firebaseUID'] ?? null;

/** Ids of the customers that were made for a person, deleted ones too. */
export const getCustomers = ({ state }: World, uid: string): ReadonlySet<string> =>
  new Set(
    Object.values(state.customers)
      .filter((customer) => uidOf(customer) === uid)
      .map(({ id }) => id),
  );
