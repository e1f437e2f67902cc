import * as v from 'valibot';
import { err, ok, type Result } from '@aura/shared-domain';
import { deleteCustomer } from '../life/delete-customer.ts';
import { anyCustomerObject, customerObject, deletedCustomerObject } from '../objects/customer.ts';
import { createId } from '../state/ids.ts';
import type { Customer } from '../state/records/customers.ts';
import { add, change, find } from '../state/table.ts';
import { readSeconds, type World } from '../world.ts';
import { missing, notFound, type Fault } from './fault.ts';
import { clearable, listOf, mergeMetadata, metadata } from './parameters.ts';
import { route, type Route } from './route.ts';
import { NOTHING } from './shapes.ts';

const FieldsSchema = v.strictObject({
  email: v.optional(clearable),
  name: v.optional(clearable),
  description: v.optional(clearable),
  preferred_locales: v.optional(listOf(v.string())),
  metadata: v.optional(metadata),
});

/** A customer that is there and was not deleted, named by a parameter. */
export function livingCustomer({ state }: World, id: string): Result<Customer, Fault> {
  const customer = find(state.customers, id);
  return customer && !customer.deleted ? ok(customer) : err(missing('customer', id, 'customer'));
}

const create = route('POST', '/v1/customers', NOTHING, FieldsSchema, (world, fields) => {
  const customer = add(world.state.customers, {
    id: createId('cus'),
    created: readSeconds(world),
    email: fields.email ?? null,
    name: fields.name ?? null,
    description: fields.description ?? null,
    locales: fields.preferred_locales ?? [],
    metadata: mergeMetadata({}, fields.metadata ?? {}),
    deleted: false,
  });
  return ok(customerObject(customer));
});

const retrieve = route('GET', '/v1/customers/:id', NOTHING, v.strictObject({}), ({ state }, _none, id) => {
  const customer = find(state.customers, id);
  return customer ? ok(anyCustomerObject(customer)) : err(notFound('customer', id));
});

const update = route('POST', '/v1/customers/:id', NOTHING, FieldsSchema, ({ state }, fields, id) => {
  const customer = find(state.customers, id);
  if (!customer || customer.deleted) return err(notFound('customer', id));
  const { email, name, description, locales } = customer;
  change(customer, {
    email: fields.email === undefined ? email : fields.email,
    name: fields.name === undefined ? name : fields.name,
    description: fields.description === undefined ? description : fields.description,
    locales: fields.preferred_locales ?? locales,
    metadata: mergeMetadata(customer.metadata, fields.metadata ?? {}),
  });
  return ok(customerObject(customer));
});

const remove = route('DELETE', '/v1/customers/:id', NOTHING, v.strictObject({}), (world, _none, id) => {
  const customer = find(world.state.customers, id);
  if (!customer || customer.deleted) return err(notFound('customer', id));
  deleteCustomer(world, customer);
  return ok(deletedCustomerObject(customer));
});

export const CUSTOMER_ROUTES: readonly Route[] = [create, retrieve, update, remove];
