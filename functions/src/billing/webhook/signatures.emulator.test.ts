import { randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SANDBOX, SANDBOX_PRICES } from '@aura/shared-domain';
import {
  billingUnderTest,
  startLocalBilling,
  type BillingUnderTest,
} from '../../../test-support/billing/billing-under-test.ts';
import { sendToWebhook, signatureOf } from '../../../test-support/billing/signed.ts';
import { newBuyer, type Person } from '../../../test-support/people.ts';
import { storedPurchases } from '../../../test-support/billing/stored-purchases.ts';

const PRICE = SANDBOX_PRICES[0]?.id ?? '';

let billing: BillingUnderTest & { stop: () => Promise<void> };
beforeAll(async () => void (billing = await billingUnderTest()));
afterAll(() => billing.stop());

/** A person who has paid, before the event about the payment. */
async function whoHasPaid({ backend, hold, pay, events }: BillingUnderTest): Promise<{
  person: Person;
  event: Stripe.Event;
}> {
  const person = await newBuyer(backend.db);
  await hold(person.uid);
  const { body } = await backend.post('/create-payment-intent', { priceId: PRICE }, person.token);
  await pay((body as { clientSecret: string }).clientSecret);
  const event = (await events(person.uid)).find(({ type }) => type === 'invoice.paid');
  if (!event) throw new Error('no invoice.paid');
  return { person, event };
}

const stored = ({ uid }: Person, { id }: Stripe.Event) => storedPurchases(billing.backend.db, uid, id);

const seconds = (ago: number) => Math.floor(Date.now() / 1000) - ago;

describe('what Stripe did not sign just now', () => {
  const cases: Record<string, (payload: string) => { payload?: string; signature: string | null }> = {
    'without a signature': () => ({ signature: null }),
    'with nonsense for one': () => ({ signature: 'v1=abc' }),
    'signed with another secret': (payload) => ({ signature: signatureOf(payload, { secret: 'whsec_x' }) }),
    'signed 301 seconds ago': (payload) => ({
      signature: signatureOf(payload, { timestamp: seconds(301) }),
    }),
    'with a timestamp put in place of the signed one': (payload) => ({
      signature: signatureOf(payload, { timestamp: seconds(400) }).replace(/t=\d+/, `t=${seconds(0)}`),
    }),
    'with a signature of another scheme': (payload) => ({
      signature: signatureOf(payload).replace('v1=', 'v0='),
    }),
    'with one byte altered': (payload) => ({
      payload: payload.replace('"livemode":false', '"livemode":falsE'),
      signature: signatureOf(payload),
    }),
    'with one space more': (payload) => ({ payload: `${payload} `, signature: signatureOf(payload) }),
    'with the signature of another event': (payload) => ({ signature: signatureOf(`${payload}1`) }),
  };

  it.each(Object.entries(cases))('writes nothing: %s', async (_, forge) => {
    const { person, event } = await whoHasPaid(billing);
    const before = await stored(person, event);
    const text = JSON.stringify(event);
    const { payload = text, signature } = forge(text);
    expect(payload === text && signature === signatureOf(text)).toBe(false);
    expect(await sendToWebhook(billing.backend.url, payload, signature)).toBe(400);
    expect(await stored(person, event)).toEqual(before);
    expect(await person.profile()).not.toHaveProperty('plan');
  });

  it('writes nothing for any single byte turned, at places all over the body', async () => {
    const { person, event } = await whoHasPaid(billing);
    const text = JSON.stringify(event);
    const signature = signatureOf(text);
    const before = await stored(person, event);
    const places = Array.from({ length: 40 }, (_, at) => Math.floor((at * text.length) / 40));
    for (const at of places) {
      const turned = String.fromCharCode(text.charCodeAt(at) ^ 1);
      const altered = text.slice(0, at) + turned + text.slice(at + 1);
      expect(await sendToWebhook(billing.backend.url, altered, signature)).toBe(400);
    }
    expect(await stored(person, event)).toEqual(before);
  });
});

describe('what Stripe signed', () => {
  it('has its effect, signed up to five minutes ago', async () => {
    const { person, event } = await whoHasPaid(billing);
    const text = JSON.stringify(event);
    const signature = signatureOf(text, { timestamp: seconds(290) });
    expect(await sendToWebhook(billing.backend.url, text, signature)).toBe(200);
    expect(await person.profile()).toMatchObject({ plan: 'impulso', credits: 999 });
  });

  it('says nothing new a second time', async () => {
    const { person, event } = await whoHasPaid(billing);
    const text = JSON.stringify(event);
    expect(await sendToWebhook(billing.backend.url, text)).toBe(200);
    const once = await stored(person, event);
    expect(await sendToWebhook(billing.backend.url, text)).toBe(200);
    expect(await stored(person, event)).toEqual(once);
  });

  it('is welcome and without effect where we have no use for it', async () => {
    const { person, event } = await whoHasPaid(billing);
    const before = await stored(person, event);
    const unused = JSON.stringify({ ...event, id: `evt_${randomUUID()}`, type: 'invoice.upcoming' });
    const foreign = JSON.stringify({
      ...event,
      id: `evt_${randomUUID()}`,
      data: { object: { ...event.data.object, customer: 'cus_de_outro_produto' } },
    });
    const live = JSON.stringify({ ...event, id: `evt_${randomUUID()}`, livemode: true });
    for (const text of [unused, foreign, live])
      expect(await sendToWebhook(billing.backend.url, text)).toBe(200);
    expect(await stored(person, event)).toEqual(before);
  });

  it('cannot name a plan: what counts is what stands at Stripe', async () => {
    const { person, event } = await whoHasPaid(billing);
    const grander = JSON.stringify({
      ...event,
      data: { object: { ...event.data.object, metadata: { plan: 'decolagem' }, amount_paid: 1_490_90 } },
    });
    expect(await sendToWebhook(billing.backend.url, grander)).toBe(200);
    expect(await person.profile()).toMatchObject({ plan: 'impulso' });
  });
});

describe('while one secret takes the place of another', () => {
  it('heeds both, and no third', async () => {
    const rotating = await startLocalBilling();
    const { backend, settings } = rotating;
    const both = await startLocalBilling({
      billing: { ...settings, webhookSecrets: ['nova', SANDBOX.webhookSecret] },
    });
    const body = JSON.stringify({
      id: 'evt_rotation',
      type: 'invoice.upcoming',
      livemode: false,
      data: { object: {} },
    });
    for (const [secret, status] of [
      ['nova', 200],
      [SANDBOX.webhookSecret, 200],
      ['velha', 400],
    ] as const)
      expect(await sendToWebhook(both.backend.url, body, signatureOf(body, { secret }))).toBe(status);
    expect(await sendToWebhook(backend.url, body, signatureOf(body, { secret: 'nova' }))).toBe(400);
    await rotating.stop();
    await both.stop();
  });
});
