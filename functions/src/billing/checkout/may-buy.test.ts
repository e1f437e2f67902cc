import { describe, expect, it } from 'vitest';
import { SANDBOX_PRICES, type Price } from '@aura/shared-domain';
import type { Entitlement } from '../entitlement.ts';
import { mayBuy } from './may-buy.ts';

const NOW = new Date('2026-03-10T12:00:00.000Z');
const LATER = new Date(NOW.getTime() + 1);

const priceOf = (plan: Price['plan'], interval: Price['interval']): Price => {
  const found = SANDBOX_PRICES.find((price) => price.plan === plan && price.interval === interval);
  if (!found) throw new Error(`no price of ${plan}`);
  return found;
};
const CONQUISTA = priceOf('conquista', 'once');
const RECURRING = SANDBOX_PRICES.filter(({ interval }) => interval !== 'once');

const subscribed = (
  plan: Price['plan'],
  changes: { endsAt?: Date; overdueInvoiceId?: string; isOver?: boolean } = {},
) => ({
  source: {
    kind: 'subscription' as const,
    id: 'sub_1',
    priceId: priceOf(plan, 'month').id,
    plan,
    interval: 'month' as const,
    amount: priceOf(plan, 'month').amount,
    renewsAt: null,
    endsAt: null,
    overdueInvoiceId: null,
    isOver: false,
    ...changes,
  },
});
const PAID: Pick<Entitlement, 'source'> = {
  source: { kind: 'payment', id: 'pi_1', priceId: CONQUISTA.id, plan: 'conquista', endsAt: LATER },
};
const NOTHING = { source: null };
const FREEMIUM = { plan: 'freemium', acesso_expira_em: null as Date | null };

const answer = (entitlement: Pick<Entitlement, 'source'>, price: Price, profile = FREEMIUM) =>
  mayBuy(profile, entitlement, { price }, NOW);

describe('mayBuy', () => {
  it('sells everything to a person without a plan', () => {
    for (const price of SANDBOX_PRICES) expect(answer(NOTHING, price).ok).toBe(true);
  });

  it('sells everything to a person whose ended subscription is still paid', () => {
    for (const price of SANDBOX_PRICES) {
      expect(answer(subscribed('impulso', { endsAt: LATER, isOver: true }), price).ok).toBe(true);
    }
  });

  it('does not sell a lesser plan while a dearer ended one is still paid', () => {
    const paid = subscribed('decolagem', { endsAt: LATER, isOver: true });
    for (const price of SANDBOX_PRICES) expect(answer(paid, price).ok).toBe(price.plan !== 'impulso');
  });

  it('sells nothing to a person whose company pays for access', () => {
    for (const price of SANDBOX_PRICES) {
      for (const entitlement of [NOTHING, PAID]) {
        const refused = answer(entitlement, price, { ...FREEMIUM, plan: 'b2b_equilibrio' });
        expect(refused).toMatchObject({ ok: false, error: { code: 'conflict' } });
        expect(refused).toMatchObject({ error: { message: expect.stringContaining('empresa') } });
      }
    }
  });

  it('sells to a person who insists although their company pays, but nothing twice', () => {
    const profile = { ...FREEMIUM, plan: 'b2b_equilibrio' };
    const asked = { price: priceOf('impulso', 'month'), insists: true };
    expect(mayBuy(profile, NOTHING, asked, NOW).ok).toBe(true);
    expect(mayBuy(profile, subscribed('impulso'), asked, NOW).ok).toBe(false);
  });

  it('asks who manages a company whether they mean it, and sells if they do', () => {
    const profile = { ...FREEMIUM, role: 'gestor_rh' };
    const price = priceOf('impulso', 'month');
    expect(mayBuy(profile, NOTHING, { price }, NOW)).toMatchObject({
      error: { code: 'conflict', message: expect.stringContaining('gere uma empresa') },
    });
    expect(mayBuy(profile, NOTHING, { price, insists: true }, NOW).ok).toBe(true);
  });

  it('sells again to who had their access from the company until now', () => {
    const former = { plan: 'b2b_equilibrio', acesso_expira_em: NOW };
    for (const price of SANDBOX_PRICES) expect(answer(NOTHING, price, former).ok).toBe(true);
  });

  it('sells no second subscription while one is active, overdue or cancelled for later', () => {
    const standing = [
      subscribed('impulso'),
      subscribed('decolagem'),
      subscribed('impulso', { overdueInvoiceId: 'in_1' }),
      subscribed('impulso', { endsAt: LATER }),
    ];
    for (const price of RECURRING) {
      for (const entitlement of standing) {
        expect(answer(entitlement, price)).toMatchObject({
          ok: false,
          error: { code: 'conflict', message: expect.stringContaining('Gerenciar assinatura') },
        });
      }
    }
  });

  it('sells again from the moment at which a subscription has ended', () => {
    for (const price of SANDBOX_PRICES)
      expect(answer(subscribed('decolagem', { endsAt: NOW }), price).ok).toBe(true);
  });

  it('sells 90 days to a person with an ending subscription or with other 90 days', () => {
    for (const plan of ['impulso', 'decolagem'] as const)
      expect(answer(subscribed(plan, { endsAt: LATER }), CONQUISTA).ok).toBe(true);
    expect(answer(PAID, CONQUISTA).ok).toBe(true);
  });

  it.each(['impulso', 'decolagem'] as const)(
    'does not sell 90 days during %s that goes on being charged',
    (plan) => {
      expect(answer(subscribed(plan), CONQUISTA)).toMatchObject({
        ok: false,
        error: { code: 'conflict', message: expect.stringContaining('Gerenciar assinatura') },
      });
    },
  );

  it('sells no Impulso within 90 days of everything, and Decolagem', () => {
    for (const price of RECURRING) expect(answer(PAID, price).ok).toBe(price.plan === 'decolagem');
  });
});
