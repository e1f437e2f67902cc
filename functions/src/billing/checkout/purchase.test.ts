import type Stripe from 'stripe';
import { expect, it } from 'vitest';
import { SANDBOX_PRICES } from '@aura/shared-domain';
import { createPurchase } from './purchase.ts';

const [price] = SANDBOX_PRICES;
if (!price) throw new Error('nothing is sold');
const order = { uid: 'ana', email: undefined, customerId: 'cus_1', price, attemptId: 'a1' };

/** A fake of Stripe's creation of a subscription, for answers that the stand-in never gives. */
const answering = (status: string, clientSecret: string | null) =>
  ({
    subscriptions: {
      create: async () => ({
        id: 'sub_1',
        status,
        latest_invoice: { confirmation_secret: clientSecret && { client_secret: clientSecret } },
      }),
    },
  }) as unknown as Stripe;

it("a subscription paid from the customer's balance needs no payment", async () => {
  expect(await createPurchase(answering('active', null), order)).toEqual({
    objectId: 'sub_1',
    paymentIntentId: null,
    clientSecret: null,
  });
});

it('a subscription that is neither paid nor payable is not a purchase', async () => {
  expect(await createPurchase(answering('incomplete', null), order)).toBeNull();
});

it('a subscription is paid through the intent that its secret names', async () => {
  expect(await createPurchase(answering('incomplete', 'pi_9_secret_x'), order)).toEqual({
    objectId: 'sub_1',
    paymentIntentId: 'pi_9',
    clientSecret: 'pi_9_secret_x',
  });
});
