import { describe, expect, it } from 'vitest';
import { OFFERS, SANDBOX, SANDBOX_PRICES } from '@aura/shared-domain';
import { readBillingSettings } from './billing-settings.ts';

const read = (env: Record<string, string>) => readBillingSettings(env, false);
const readDemo = (env: Record<string, string>) => readBillingSettings(env, true);

const NONE = { provider: { kind: 'none' }, webhookSecrets: [], prices: [], earlierPrices: [] };
const IDS = {
  impulso: { month: 'price_im', year: 'price_iy' },
  decolagem: { month: 'price_dm', year: 'price_dy' },
  conquista: { once: 'price_co' },
};
const WHOLE = {
  STRIPE_SECRET_KEY: 'sk_test_0123456789',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_0123456789',
  STRIPE_WEBHOOK_SECRET: 'whsec_0123456789',
  STRIPE_PRICES: JSON.stringify(IDS),
};
const LIVE = { STRIPE_SECRET_KEY: 'rk_live_0123456789', STRIPE_PUBLISHABLE_KEY: 'pk_live_0123456789' };
const EARLIER = { id: 'price_old', plan: 'impulso', interval: 'month', amount: 59_90 };

describe('readBillingSettings', () => {
  it('sells nothing in a real project without settings', () => {
    expect(read({})).toEqual({ ...NONE, ignored: [] });
  });

  it('uses the stand-in only in a demo project without a secret key', () => {
    const demonstration = {
      provider: { kind: 'sandbox', port: SANDBOX.port },
      webhookSecrets: [SANDBOX.webhookSecret],
      prices: SANDBOX_PRICES,
      earlierPrices: [],
    };
    expect(readDemo({})).toEqual({ ...demonstration, ignored: [] });
    const { STRIPE_SECRET_KEY: _, ...rest } = WHOLE;
    expect(readDemo(rest)).toEqual({ ...demonstration, ignored: Object.keys(rest) });
    expect(read(rest)).toEqual({ ...NONE, ignored: Object.keys(rest) });
    expect(readDemo({ STRIPE_SECRET_KEY: 'segredo' })).toEqual({ ...NONE, ignored: ['STRIPE_SECRET_KEY'] });
  });

  it('sells through Stripe at the amounts of the offers', () => {
    const settings = read(WHOLE);
    expect(settings).toMatchObject({
      provider: {
        kind: 'stripe',
        secretKey: WHOLE.STRIPE_SECRET_KEY,
        publishableKey: WHOLE.STRIPE_PUBLISHABLE_KEY,
        livemode: false,
      },
      webhookSecrets: [WHOLE.STRIPE_WEBHOOK_SECRET],
      earlierPrices: [],
      ignored: [],
    });
    const ids = ['price_im', 'price_iy', 'price_dm', 'price_dy', 'price_co'];
    expect(settings.prices).toEqual(OFFERS.map((offer, at) => ({ ...offer, id: ids[at] })));
    expect(readDemo(WHOLE).provider.kind).toBe('stripe');
  });

  it('uses the named portal configuration, and sells nothing with an invalid one', () => {
    const named = { ...WHOLE, STRIPE_PORTAL_CONFIGURATION: 'bpc_0123456789' };
    expect(read(named).portalConfiguration).toBe('bpc_0123456789');
    expect(read({ ...WHOLE, STRIPE_PORTAL_CONFIGURATION: 'portal' }).provider.kind).toBe('none');
  });

  it('sells only what has an id', () => {
    const some = { impulso: { year: 'price_iy' }, conquista: {} };
    expect(read({ ...WHOLE, STRIPE_PRICES: JSON.stringify(some) }).prices).toEqual([
      { plan: 'impulso', interval: 'year', amount: 799_90, id: 'price_iy' },
    ]);
  });

  it('accepts live keys for live money, and never in a demo project', () => {
    expect(read({ ...WHOLE, ...LIVE }).provider).toMatchObject({ kind: 'stripe', livemode: true });
    expect(readDemo({ ...WHOLE, ...LIVE })).toMatchObject({ ...NONE, ignored: Object.keys(WHOLE) });
  });

  it('keeps the secret before while webhooks change to another', () => {
    const exchanged = read({ ...WHOLE, STRIPE_WEBHOOK_SECRET_PREVIOUS: 'whsec_9876543210' });
    expect(exchanged.webhookSecrets).toEqual(['whsec_0123456789', 'whsec_9876543210']);
  });

  it('reads prices that are no longer sold', () => {
    const { earlierPrices, prices } = read({ ...WHOLE, STRIPE_EARLIER_PRICES: JSON.stringify([EARLIER]) });
    expect(earlierPrices).toEqual([EARLIER]);
    expect(prices).toHaveLength(OFFERS.length);
  });

  const earlier = (...prices: object[]) => ({ STRIPE_EARLIER_PRICES: JSON.stringify(prices) });
  it.each([
    ['keys of different modes', { STRIPE_PUBLISHABLE_KEY: 'pk_live_0123456789' }],
    ['the publishable key as the secret one', { STRIPE_SECRET_KEY: 'pk_test_0123456789' }],
    ['the secret key as the publishable one', { STRIPE_PUBLISHABLE_KEY: 'sk_test_0123456789' }],
    ['no publishable key', { STRIPE_PUBLISHABLE_KEY: '' }],
    ['no secret of webhooks', { STRIPE_WEBHOOK_SECRET: ' ' }],
    ['a secret of webhooks that is none', { STRIPE_WEBHOOK_SECRET: 'segredo' }],
    ['a former secret that is none', { STRIPE_WEBHOOK_SECRET_PREVIOUS: 'segredo' }],
    ['no price', { STRIPE_PRICES: '{}' }],
    ['prices that are no JSON', { STRIPE_PRICES: 'price_im' }],
    ['a plan that is not sold', { STRIPE_PRICES: '{"freemium":{"month":"price_x"}}' }],
    ['an interval that a plan has not', { STRIPE_PRICES: '{"conquista":{"month":"price_x"}}' }],
    ['a product in the place of a price', { STRIPE_PRICES: '{"impulso":{"month":"prod_x"}}' }],
    ['one price for two offers', { STRIPE_PRICES: '{"impulso":{"month":"price_x","year":"price_x"}}' }],
    ['an earlier price without its amount', earlier({ ...EARLIER, amount: undefined })],
    ['an earlier price of reais', earlier({ ...EARLIER, amount: 59.9 })],
    ['an earlier price that a plan never had', earlier({ ...EARLIER, plan: 'conquista' })],
    ['an earlier price that is sold', earlier({ ...EARLIER, id: 'price_im' })],
  ])('sells nothing with %s, and names the variable', (_, changes) => {
    const env: Record<string, string> = { ...WHOLE, ...changes };
    const given = Object.keys(env).filter((name) => env[name]?.trim());
    const { ignored, ...settings } = read(env);
    expect(settings).toEqual(NONE);
    expect(ignored.toSorted()).toEqual(given.toSorted());
  });
});
