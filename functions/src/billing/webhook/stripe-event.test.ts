import { expect, it } from 'vitest';
import { isHeeded } from './stripe-event.ts';

it.each([
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.deleted',
  'invoice.paid',
  'invoice.payment_failed',
  'payment_intent.succeeded',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.closed',
  'refund.updated',
])('heeds %s', (type) => expect(isHeeded(type)).toBe(true));

it.each([
  'product.updated',
  'invoice.upcoming',
  'payment_method.attached',
  'customer.updated',
  'xcharge.refunded',
])('has nothing to do with %s', (type) => expect(isHeeded(type)).toBe(false));
