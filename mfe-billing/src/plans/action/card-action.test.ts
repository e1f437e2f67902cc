import { SANDBOX_PRICES } from '@aura/shared-domain';
import { describe, expect, test } from 'vitest';
import type { CatalogueState } from '../../catalogue/catalogue-store.ts';
import { findCard, PLAN_CARDS } from '../../catalogue/plan-cards.ts';
import type { Standing } from '../../subscription/standing/standing.ts';
import { chooseAction, findPeriod, type Period, type Viewer } from './card-action.ts';

const prices = SANDBOX_PRICES.map(({ id, ...offer }) => ({ ...offer, priceId: id }));
const OPEN: CatalogueState = { status: 'ready', catalogue: { provider: { kind: 'sandbox' }, prices } };
const later = new Date('2026-06-08T12:00:00Z');

const FREE: Standing = { kind: 'free', ended: null };
const COMPANY: Standing = { kind: 'company', endsAt: null };
const CONQUISTA: Extract<Standing, { kind: 'payment' }> = {
  kind: 'payment',
  plan: 'conquista',
  endsAt: later,
  isConfirmed: true,
};
const subscribed = (
  plan: 'impulso' | 'decolagem',
  endsAt: Date | null = null,
): Extract<Standing, { kind: 'subscription' }> => ({
  kind: 'subscription',
  plan,
  bill: null,
  renewsAt: null,
  endsAt,
  overdue: false,
});

/** What every card offers a viewer, in few words. */
const offers = (viewer: Viewer, period: Period = 'month', catalogue: CatalogueState = OPEN) =>
  Object.fromEntries(
    PLAN_CARDS.map((card) => {
      const action = chooseAction(card, period, viewer, catalogue);
      return [card.id, action.kind === 'link' ? action.to : action.kind];
    }),
  );

const NEW = {
  impulso: '/checkout/price_demo_impulso_mensal',
  decolagem: '/checkout/price_demo_decolagem_mensal',
  conquista: '/checkout/price_demo_conquista_unico',
  b2b_equilibrio: '/para-empresas',
};

describe('who may buy which plan', () => {
  test('somebody who is not signed in goes to an account, or to the checkout', () => {
    expect(offers('anonymous')).toEqual({ ...NEW, freemium: '/signup' });
  });

  test('somebody without a paid plan goes to the checkout', () => {
    expect(offers(FREE)).toEqual({ ...NEW, freemium: 'none' });
  });

  test('the choice of a year leads to the price of a year; a single payment stays', () => {
    expect(offers(FREE, 'year')).toMatchObject({
      impulso: '/checkout/price_demo_impulso_anual',
      decolagem: '/checkout/price_demo_decolagem_anual',
      conquista: '/checkout/price_demo_conquista_unico',
    });
  });

  test.each([[null], [later]])(
    'a subscription changes in the portal, and is never bought twice',
    (endsAt) => {
      expect(offers(subscribed('impulso', endsAt))).toMatchObject({
        freemium: 'none',
        impulso: 'none',
        decolagem: 'portal',
        b2b_equilibrio: '/para-empresas',
      });
      expect(offers(subscribed('decolagem', endsAt))).toMatchObject({ impulso: 'portal', decolagem: 'none' });
    },
  );

  test('a person with Conquista may subscribe to Decolagem, and is told when charges begin', () => {
    expect(offers(CONQUISTA)).toEqual({ ...NEW, freemium: 'none', impulso: 'none', conquista: 'none' });
    expect(chooseAction(findCard('decolagem'), 'month', CONQUISTA, OPEN)).toMatchObject({
      note: 'Seu acesso vai até 8 de junho de 2026. A assinatura é cobrada a partir da compra.',
    });
  });

  test.each<[string, Standing, string]>([
    ['Conquista', CONQUISTA, 'O Conquista já inclui tudo o que o Impulso oferece, até 8 de junho de 2026.'],
    [
      'what may be Conquista',
      { ...CONQUISTA, isConfirmed: false },
      'Seu acesso já inclui tudo o que o Impulso oferece, até 8 de junho de 2026.',
    ],
    [
      'Conquista without an end',
      { kind: 'granted', plan: 'conquista', endsAt: null },
      'O Conquista já inclui tudo o que o Impulso oferece.',
    ],
  ])('a person with %s is not sold Impulso', (_, standing, note) => {
    expect(chooseAction(findCard('impulso'), 'month', standing, OPEN)).toEqual({ kind: 'none', note });
  });

  test.each<[Standing, string]>([
    [subscribed('impulso'), 'Você já tem uma assinatura. Para usar tudo sem limite, mude para o Decolagem.'],
    [subscribed('decolagem'), 'O Decolagem já inclui tudo o que o Conquista oferece.'],
    [
      { kind: 'granted', plan: 'decolagem', endsAt: null },
      'O Decolagem já inclui tudo o que o Conquista oferece.',
    ],
  ])('Conquista is not sold during a running subscription', (standing, note) => {
    expect(chooseAction(findCard('conquista'), 'month', standing, OPEN)).toEqual({ kind: 'none', note });
  });

  test.each(['impulso', 'decolagem'] as const)(
    'a person who cancelled %s may buy Conquista, and is told when it begins',
    (plan) => {
      expect(chooseAction(findCard('conquista'), 'month', subscribed(plan, later), OPEN)).toEqual({
        kind: 'link',
        to: NEW.conquista,
        note: 'Sua assinatura segue até 8 de junho de 2026. Os 90 dias não esperam o fim dela.',
      });
    },
  );

  test('Grátis says when the account returns to it, or what brings it back', () => {
    const noteFor = (standing: Standing) => chooseAction(findCard('freemium'), 'month', standing, OPEN);
    expect(noteFor(subscribed('impulso', later))).toMatchObject({
      note: 'A conta volta ao plano Grátis em 8 de junho de 2026.',
    });
    expect(noteFor(subscribed('impulso'))).toMatchObject({
      note: 'Ao cancelar a assinatura, a conta volta ao plano Grátis no fim do período pago.',
    });
  });

  test("a person who insists beside a company's plan is told what a purchase would do", () => {
    const beside = chooseAction(findCard('impulso'), 'month', COMPANY, OPEN);
    expect(beside).toMatchObject({
      kind: 'link',
      note: expect.stringContaining('quando o acesso da empresa'),
    });
    expect(chooseAction(findCard('freemium'), 'month', COMPANY, OPEN)).toMatchObject({ kind: 'none' });
    expect(chooseAction(findCard('b2b_equilibrio'), 'month', COMPANY, OPEN)).toEqual({
      kind: 'none',
      note: 'Oferecido pela sua empresa.',
    });
  });

  test('nothing is offered before the person is known', () => {
    expect(offers('unknown')).toMatchObject({
      freemium: 'waiting',
      impulso: 'waiting',
      conquista: 'waiting',
    });
  });
});

describe('without anything on sale', () => {
  const none: CatalogueState = { status: 'ready', catalogue: { provider: { kind: 'none' }, prices } };
  const failed: CatalogueState = { status: 'failed', message: 'Falhou.' };
  const empty: CatalogueState = { status: 'ready', catalogue: { provider: { kind: 'sandbox' }, prices: [] } };

  test.each([[none], [failed], [empty]])('paid plans are closed, all else is open: %j', (catalogue) => {
    expect(offers('anonymous', 'month', catalogue)).toEqual({
      freemium: '/signup',
      impulso: 'closed',
      decolagem: 'closed',
      conquista: 'closed',
      b2b_equilibrio: '/para-empresas',
    });
  });

  test('buying and changes wait until the prices are loaded', () => {
    expect(offers(subscribed('impulso'), 'month', { status: 'loading' })).toMatchObject({
      decolagem: 'waiting',
      conquista: 'none',
    });
    expect(offers(subscribed('impulso', later), 'month', { status: 'loading' })).toMatchObject({
      conquista: 'waiting',
    });
  });
});

test('the own period is that of a subscription, once it is known', () => {
  const paying = (interval: Period): Standing => ({
    ...subscribed('impulso'),
    bill: { interval, amount: 1 },
  });
  expect(findPeriod(paying('year'))).toBe('year');
  expect(findPeriod(paying('month'))).toBe('month');
  for (const standing of [null, FREE, CONQUISTA, subscribed('impulso')])
    expect(findPeriod(standing)).toBeNull();
});
