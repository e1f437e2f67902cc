import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localBackend } from '../../test-support/backend.ts';
import { startLocalBilling, type BillingUnderTest } from '../../test-support/billing/billing-under-test.ts';
import { LIFE, live } from '../../test-support/billing/lives.ts';
import { sendToWebhook } from '../../test-support/billing/signed.ts';
import { newBuyer } from '../../test-support/people.ts';
import { documentsWith } from '../../test-support/whole-database.ts';
import { erasePurchases } from './erase-purchases.ts';
import { createStripeClient } from './stripe-client.ts';

let billing: BillingUnderTest & { readonly stop: () => Promise<void> };
beforeAll(async () => void (billing = await startLocalBilling()));
afterAll(() => billing.stop());

async function subscriber() {
  const person = await newBuyer(billing.backend.db);
  await live(billing, person, [LIFE.buysImpulso]);
  return person;
}
const statuses = async (uid: string) => (await billing.raw(uid)).subscriptions.map(({ status }) => status);

describe('DELETE /account', () => {
  it('cancels the subscription and forgets the customer, also for later events', async () => {
    const person = await subscriber();
    const answer = await billing.backend.delete('/account', person.token);
    expect(answer).toMatchObject({ status: 200, body: { deleted: true } });
    expect(await statuses(person.uid)).toEqual(['canceled']);
    for (const event of await billing.events(person.uid))
      expect(await sendToWebhook(billing.backend.url, JSON.stringify(event))).toBe(200);
    expect(await documentsWith(billing.backend.db, [person.uid])).toEqual([]);
  });

  it('deletes nothing if the purchases cannot be cancelled, and everything as soon as they can', async () => {
    const person = await subscriber();
    const before = await documentsWith(billing.backend.db, [person.uid]);
    const cut = await localBackend({
      billing: billing.settings,
      stripe: createStripeClient({ kind: 'sandbox', port: 9 }),
    });
    const failed = await cut.delete('/account', person.token);
    await cut.stop();
    expect(failed.status).toBeGreaterThanOrEqual(500);
    expect(await documentsWith(billing.backend.db, [person.uid])).toEqual(before);
    expect(await statuses(person.uid)).toEqual(['active']);
    expect((await billing.backend.delete('/account', person.token)).status).toBe(200);
    expect(await statuses(person.uid)).toEqual(['canceled']);
  });
});

describe('erasePurchases', () => {
  it('does not forget a customer who came in between', async () => {
    const { db } = billing.backend;
    const stripe = createStripeClient(billing.settings.provider);
    if (!stripe) throw new Error('no provider');
    const person = await newBuyer(db);
    const record = db.doc(`billing/${person.uid}`);
    const customer = await stripe.customers.create({ metadata: { firebaseUID: person.uid } });
    let reads = 0;
    const between = new Proxy(db, {
      get(target, name) {
        const member: unknown = Reflect.get(target, name);
        if (name === 'runTransaction' && (reads += 1) === 1) {
          const run: typeof db.runTransaction = async (update) => {
            await record.set({ customerId: customer.id });
            return target.runTransaction(update);
          };
          return run;
        }
        return typeof member === 'function' ? member.bind(target) : member;
      },
    });
    await erasePurchases(between, stripe, person.uid);
    expect((await record.get()).exists).toBe(false);
    expect((await stripe.customers.retrieve(customer.id)).deleted).toBe(true);
  });
});
