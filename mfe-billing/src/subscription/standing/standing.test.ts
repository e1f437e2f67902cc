import type { BillingStatus } from '@aura/shared-domain';
import { describe, expect, test } from 'vitest';
import { isManageable, isSubscribed, findPlan, computeStanding } from './standing.ts';

const now = new Date('2026-03-10T12:00:00Z');
const later = new Date('2026-06-08T12:00:00Z');
const before = new Date('2026-03-01T12:00:00Z');

const NOTHING: BillingStatus = { source: null, checkout: null, payments: [], canManage: false };
const describeStatus = (source: BillingStatus['source']): BillingStatus => ({ ...NOTHING, source });
const SUBSCRIPTION = {
  kind: 'subscription',
  plan: 'decolagem',
  interval: 'year',
  amount: 1_490_90,
  renewsAt: later.toISOString(),
  endsAt: null,
  overdue: false,
} as const;

describe('before the server has answered', () => {
  test.each([
    ['freemium', null, { kind: 'free', ended: null }, 'freemium'],
    ['impulso', null, { kind: 'subscription', plan: 'impulso', bill: null, endsAt: null }, 'impulso'],
    ['impulso', later, { kind: 'subscription', plan: 'impulso', endsAt: later }, 'impulso'],
    ['decolagem', null, { kind: 'subscription', plan: 'decolagem', bill: null }, 'decolagem'],
    ['decolagem', later, { kind: 'payment', endsAt: later, isConfirmed: false }, 'conquista'],
    ['conquista', later, { kind: 'payment', endsAt: later }, 'conquista'],
    ['conquista', null, { kind: 'granted', endsAt: null }, 'conquista'],
    ['b2b_equilibrio', null, { kind: 'company', endsAt: null }, 'b2b_equilibrio'],
    ['decolagem', before, { kind: 'free', ended: { plan: 'conquista', at: before } }, 'freemium'],
    ['impulso', before, { kind: 'free', ended: { plan: 'impulso', at: before } }, 'freemium'],
    ['freemium', before, { kind: 'free', ended: null }, 'freemium'],
    ['toString', before, { kind: 'free', ended: null }, 'freemium'],
  ] as const)('%s until %s', (plan, acesso_expira_em, expected, shown) => {
    const standing = computeStanding({ plan, acesso_expira_em }, null, now);
    expect(standing).toMatchObject(expected);
    expect(findPlan(standing)).toBe(shown);
  });
});

describe('after the server has answered', () => {
  test('a cancelled Decolagem is not taken for Conquista, although the profile reads the same', () => {
    const cancelled = { ...SUBSCRIPTION, renewsAt: null, endsAt: later.toISOString() };
    const standing = computeStanding(
      { plan: 'decolagem', acesso_expira_em: later },
      describeStatus(cancelled),
      now,
    );
    expect(standing).toMatchObject({
      kind: 'subscription',
      plan: 'decolagem',
      endsAt: later,
      renewsAt: null,
    });
    expect(findPlan(standing)).toBe('decolagem');
  });

  test('a person who bought Conquista beside a cancelled Decolagem has access until the later end', () => {
    const cancelled = describeStatus({ ...SUBSCRIPTION, renewsAt: null, endsAt: later.toISOString() });
    const last = new Date('2026-09-01T12:00:00Z');
    const until = (plan: string, end: Date | null) =>
      computeStanding({ plan, acesso_expira_em: end }, cancelled, now);
    expect(until('decolagem', last)).toMatchObject({ kind: 'subscription', endsAt: last });
    // A profile that has not followed yet, or is of something else, says nothing of this end.
    expect(until('decolagem', before)).toMatchObject({ endsAt: later });
    expect(until('decolagem', null)).toMatchObject({ endsAt: later });
    expect(until('impulso', last)).toMatchObject({ endsAt: later });
  });

  test('a subscription shows its charge and its day', () => {
    const standing = computeStanding(
      { plan: 'decolagem', acesso_expira_em: null },
      describeStatus(SUBSCRIPTION),
      now,
    );
    expect(standing).toMatchObject({
      kind: 'subscription',
      bill: { interval: 'year', amount: 1_490_90 },
      renewsAt: later,
      endsAt: null,
    });
  });

  test('a paid plan counts even before the profile follows', () => {
    const paid = describeStatus({ kind: 'payment', plan: 'conquista', endsAt: later.toISOString() });
    expect(computeStanding({ plan: 'freemium', acesso_expira_em: null }, paid, now)).toEqual({
      kind: 'payment',
      plan: 'conquista',
      endsAt: later,
      isConfirmed: true,
    });
  });

  test('an ended plan counts no more', () => {
    const ended = describeStatus({ kind: 'payment', plan: 'conquista', endsAt: now.toISOString() });
    expect(computeStanding({ plan: 'decolagem', acesso_expira_em: now }, ended, now)).toMatchObject({
      kind: 'free',
      ended: { plan: 'conquista' },
    });
  });

  test('a plan without a payment is no subscription', () => {
    expect(computeStanding({ plan: 'impulso', acesso_expira_em: null }, NOTHING, now)).toEqual({
      kind: 'granted',
      plan: 'impulso',
      endsAt: null,
    });
  });

  test("a company's plan comes before a bought one", () => {
    const profile = { plan: 'b2b_equilibrio', acesso_expira_em: null };
    expect(computeStanding(profile, describeStatus(SUBSCRIPTION), now).kind).toBe('company');
  });
});

describe('the portal is offered', () => {
  const free = { kind: 'free', ended: null } as const;
  const running = computeStanding({ plan: 'impulso', acesso_expira_em: null }, null, now);
  test('to whoever has a subscription, also where no customer is known', () => {
    expect(isManageable(running, { stripeCustomerId: null }, NOTHING)).toBe(true);
  });
  test('to everybody else where the server says so, or where it has not and there is a customer', () => {
    expect(isManageable(free, { stripeCustomerId: 'cus_1' }, NOTHING)).toBe(false);
    expect(isManageable(free, { stripeCustomerId: 'cus_1' }, { ...NOTHING, canManage: true })).toBe(true);
    expect(isManageable(free, { stripeCustomerId: 'cus_1' }, null)).toBe(true);
    expect(isManageable(free, { stripeCustomerId: null }, null)).toBe(false);
  });
});

test('a subscriber differs from a person who paid once, or nothing', () => {
  const of = (plan: string, end: Date | null, status: BillingStatus | null) =>
    isSubscribed(computeStanding({ plan, acesso_expira_em: end }, status, now), status);
  expect(of('impulso', null, null)).toBe(true);
  expect(of('impulso', null, NOTHING)).toBe(true);
  expect(of('b2b_equilibrio', null, describeStatus(SUBSCRIPTION))).toBe(true);
  expect(of('b2b_equilibrio', null, NOTHING)).toBe(false);
  expect(of('decolagem', later, null)).toBe(false);
  expect(of('freemium', null, NOTHING)).toBe(false);
});
