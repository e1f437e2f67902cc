import type { BillingStatus } from '@aura/shared-domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HAS_AUTH } from '../../../test-support/backend.ts';
import {
  startLocalBilling,
  type BillingUnderTest,
} from '../../../test-support/billing/billing-under-test.ts';
import { createPayingPerson, type PayingPerson } from '../../../test-support/billing/paying-person.ts';

const CONQUISTA = 'price_demo_conquista_unico';

let billing: BillingUnderTest & { readonly stop: () => Promise<void> };
beforeAll(async () => void (billing = await startLocalBilling()));
afterAll(() => billing.stop());

const statusOf = async ({ token }: PayingPerson) =>
  (await billing.backend.get('/billing/status', token)).body as BillingStatus;
const ask = async ({ token }: PayingPerson, priceId = CONQUISTA) =>
  (await billing.backend.post('/create-payment-intent', { priceId }, token)).body as { clientSecret: string };

describe.skipIf(!HAS_AUTH)('a purchase that is paid at a bank', () => {
  it('gives nothing until it is paid, stays the same purchase, and then gives everything', async () => {
    const person = await createPayingPerson(billing, CONQUISTA, 'pm_pix');
    expect((await person.profile())['plan'] ?? 'freemium').toBe('freemium');
    const first = await statusOf(person);
    expect(first).toMatchObject({
      source: null,
      payments: [],
      checkout: { state: 'open', waiting: { way: 'pix', url: expect.stringContaining('/vouchers/') } },
    });
    // Repeated requests return the same code.
    await ask(person);
    expect((await statusOf(person)).checkout).toEqual(first.checkout);

    await billing.step(person.uid, 'voucher/pay');
    await person.sync();
    expect(await person.profile()).toMatchObject({ plan: 'decolagem', credits: 999 });
    const [payment] = (await statusOf(person)).payments;
    expect(payment).toMatchObject({ paidWith: { kind: 'pix' }, amount: 290_90 });
    expect(payment?.withdrawableUntil).toBeDefined();
  });

  it('says that it expired, once, and leaves a way on', async () => {
    const person = await createPayingPerson(billing, CONQUISTA, 'pm_boleto');
    await billing.step(person.uid, 'voucher/expire');
    await person.sync();
    await person.sync();
    expect((await statusOf(person)).checkout).toMatchObject({ state: 'failed', hasLapsed: true });
    const { notifications } = (await person.profile()) as { notifications: { text: string }[] };
    expect(notifications.filter(({ text }) => text.includes('terminou sem pagamento'))).toHaveLength(1);

    const { clientSecret } = await ask(person);
    expect(await billing.pay(clientSecret)).toBe('succeeded');
    await person.sync();
    expect(await person.profile()).toMatchObject({ plan: 'decolagem' });
  });

  it('cannot be undone by itself where it was a boleto: Stripe gives none back', async () => {
    const person = await createPayingPerson(billing, CONQUISTA, 'pm_boleto');
    await billing.step(person.uid, 'voucher/pay');
    await person.sync();
    const [payment] = (await statusOf(person)).payments;
    expect(payment?.withdrawableUntil).toBeUndefined();
    const body = { paymentId: payment?.id };
    expect((await billing.backend.post('/billing/withdraw', body, person.token)).status).toBe(409);
  });
});
