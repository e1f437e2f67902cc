import { beforeEach, describe, expect, it } from 'vitest';
import { SANDBOX } from '@aura/shared-domain';
import { simulate, told } from '../testing/happenings.testing.ts';
import { customerFor, priceId, UID } from '../testing/purchases.testing.ts';
import { openSandbox, type TestSandbox } from '../testing/sandbox.testing.ts';

let sandbox: TestSandbox;
let intent: { readonly id: string; readonly secret: string };

beforeEach(async () => {
  sandbox = await openSandbox();
  const { id: customer } = await customerFor(sandbox);
  const made = await sandbox.stripe.paymentIntents.create({
    customer,
    amount: 290_90,
    currency: 'brl',
    allowed_payment_method_types: ['card', 'pix', 'boleto'],
    payment_method_options: { pix: { expires_after_seconds: 3600 }, boleto: { expires_after_days: 3 } },
    metadata: { firebaseUID: UID, priceId: priceId('conquista', 'once') },
  });
  intent = { id: made.id, secret: made.client_secret ?? '' };
});

const choose = (paymentMethod: string) =>
  sandbox.ask('POST', `${SANDBOX.path}/payment_intents/${intent.id}/confirm`, {
    clientSecret: intent.secret,
    paymentMethod,
  });
const now = () => sandbox.stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge'] });

describe('payments at a bank', () => {
  it('waits with a code, and is paid late', async () => {
    const types = await told(sandbox, () => choose('pm_pix'));
    expect(types).toEqual(['payment_intent.requires_action']);
    expect(await now()).toMatchObject({
      status: 'requires_action',
      amount_received: 0,
      next_action: { type: 'pix_display_qr_code' },
    });
    expect(await told(sandbox, () => simulate(sandbox, 'voucher/pay'))).toEqual(['payment_intent.succeeded']);
    expect(await now()).toMatchObject({
      status: 'succeeded',
      next_action: null,
      latest_charge: { payment_method_details: { type: 'pix' } },
    });
    expect((await simulate(sandbox, 'voucher/pay')).status).toBe(404);
  });

  it('expires by the clock, says so, and can then be paid another way', async () => {
    await choose('pm_boleto');
    // Made on 31 January: the slip lasts until the end of 3 February in São Paulo.
    const end = (await now()).next_action?.boleto_display_details?.expires_at ?? 0;
    expect(new Date(end * 1000).toISOString()).toMatch(/^2027-02-04T02:59:59/);
    sandbox.clock.advance(4 * 86_400_000);
    expect(await now()).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'payment_intent_payment_attempt_expired' },
    });
    expect((await sandbox.eventsOf(UID)).at(-1)?.type).toBe('payment_intent.payment_failed');
    expect((await choose('pm_card_visa')).body).toEqual({ status: 'succeeded' });
  });

  it('gives a Pix back, and no boleto, as at Stripe', async () => {
    await choose('pm_boleto');
    await simulate(sandbox, 'voucher/pay');
    await expect(sandbox.stripe.refunds.create({ payment_intent: intent.id })).rejects.toThrow(
      'cannot be refunded',
    );
  });

  it('is refused where the payment takes cards alone', async () => {
    const { id: customer } = await customerFor(sandbox, 'bia');
    const made = await sandbox.stripe.paymentIntents.create({ customer, amount: 100, currency: 'brl' });
    const answer = await sandbox.ask('POST', `${SANDBOX.path}/payment_intents/${made.id}/confirm`, {
      clientSecret: made.client_secret,
      paymentMethod: 'pm_pix',
    });
    expect(answer.status).toBe(400);
  });
});
