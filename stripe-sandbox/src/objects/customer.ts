import type { Stripe } from 'stripe';
import type { Customer } from '../state/records/customers.ts';

export const customerObject = (customer: Customer): Stripe.Customer =>
  ({
    id: customer.id,
    object: 'customer',
    address: null,
    balance: 0,
    created: customer.created,
    currency: null,
    default_source: null,
    delinquent: false,
    description: customer.description,
    discount: null,
    email: customer.email,
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: { ...customer.metadata },
    name: customer.name,
    phone: null,
    preferred_locales: [...customer.locales],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  }) satisfies Stripe.Customer;

/** All that Stripe still says of a customer that was deleted. */
export const deletedCustomerObject = ({ id }: Customer): Stripe.DeletedCustomer =>
  ({ id, object: 'customer', deleted: true }) satisfies Stripe.DeletedCustomer;

export const anyCustomerObject = (customer: Customer): Stripe.Customer | Stripe.DeletedCustomer =>
  customer.deleted ? deletedCustomerObject(customer) : customerObject(customer);
