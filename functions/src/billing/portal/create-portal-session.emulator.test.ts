import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HAS_AUTH, localBackend } from '../../../test-support/backend.ts';
import {
  startLocalBilling,
  type BillingUnderTest,
} from '../../../test-support/billing/billing-under-test.ts';
import { newBuyer, type Person } from '../../../test-support/people.ts';
import { createStripeClient } from '../stripe-client.ts';

const PRICE = 'price_demo_impulso_mensal';

let billing: BillingUnderTest & { readonly stop: () => Promise<void> };
beforeAll(async () => void (billing = await startLocalBilling()));
afterAll(() => billing.stop());

const ask = async ({ token }: Person, body: unknown = '', backend = billing.backend) => {
  const answer = await backend.post('/create-customer-portal-session', body, token);
  return { status: answer.status, body: answer.body as object };
};
async function customer(): Promise<Person> {
  const person = await newBuyer(billing.backend.db);
  await billing.backend.post('/create-payment-intent', { priceId: PRICE }, person.token);
  return person;
}

describe.skipIf(!HAS_AUTH)('POST /create-customer-portal-session', () => {
  it('opens the portal of the caller', async () => {
    const { status, body } = await ask(await customer());
    expect(status).toBe(200);
    expect(body).toEqual({
      url: expect.stringMatching(/^http:\/\/localhost:4310\/pagamentos-demo\/portal\//),
    });
  });

  it('says that there is nothing to manage for a person who never bought', async () => {
    const refused = await ask(await newBuyer(billing.backend.db));
    expect(refused.status).toBe(404);
    expect(JSON.stringify(refused.body)).toContain('ID de cliente da assinatura não encontrado.');
  });

  it('never opens the portal of another person, whatever is stored or sent', async () => {
    const [person, victim] = await Promise.all([newBuyer(billing.backend.db), customer()]);
    const { stripeCustomerId } = await victim.profile();
    await billing.backend.db.doc(`users/${person.uid}`).update({ stripeCustomerId });
    expect((await ask(person)).status).toBe(404);
    await billing.backend.db.doc(`billing/${person.uid}`).set({ customerId: stripeCustomerId });
    const refused = await ask(person);
    expect(refused.status).toBe(403);
    expect(JSON.stringify(refused.body)).not.toContain('portal');
    expect(billing.backend.logged.at(-1)?.failure).toBe('forbidden: stripe_foreign_customer');

    const other = await newBuyer(billing.backend.db);
    expect((await ask(other, { uid: victim.uid, customer: stripeCustomerId })).status).not.toBe(200);
    expect((await ask({ ...victim, token: '' })).status).toBe(401);
  });

  it('opens no portal of a customer that was deleted', async () => {
    const person = await customer();
    const { stripeCustomerId } = await person.profile();
    await createStripeClient(billing.settings.provider)?.customers.del(stripeCustomerId);
    const refused = await ask(person);
    expect(refused.status).toBe(404);
    expect(JSON.stringify(refused.body)).toContain('ID de cliente da assinatura não encontrado.');
  });

  it('reports that Stripe cannot be reached', async () => {
    const person = await customer();
    const stripe = createStripeClient({ kind: 'sandbox', port: 9 });
    const backend = await localBackend({ billing: billing.settings, stripe });
    const failed = await ask(person, '', backend);
    await backend.stop();
    expect(failed.status).toBe(503);
    expect(JSON.stringify(failed.body)).toContain(
      'Não foi possível acessar o portal de gerenciamento. Por favor, tente novamente.',
    );
  });
});
