import type { World } from '../world.ts';
import { find, get } from '../state/table.ts';
import { chargeObject } from './charge.ts';
import { couponObject } from './coupon.ts';
import { anyCustomerObject } from './customer.ts';
import { renderInvoice } from './invoice.ts';
import { renderPaymentIntent } from './payment-intent.ts';
import { scheduleObject } from './schedule.ts';
import { renderSubscription } from './subscription.ts';

/** The object of an id inside another object. */
export function objectById(world: World, id: string): object {
  const { state } = world;
  if (id.startsWith('sub_sched_')) return scheduleObject(get(state.schedules, id));
  // A coupon may be called anything.
  const coupon = find(state.coupons, id);
  if (coupon) return couponObject(world, coupon);
  const [prefix = ''] = id.split('_');
  switch (prefix) {
    case 'cus':
      return anyCustomerObject(get(state.customers, id));
    case 'sub':
      return renderSubscription(get(state.subscriptions, id));
    case 'in':
      return renderInvoice(world, get(state.invoices, id));
    case 'pi':
      return renderPaymentIntent(get(state.paymentIntents, id));
    case 'ch':
      return chargeObject(world, get(state.charges, id));
    default:
      throw new Error(`nothing stands for ${id}`);
  }
}
