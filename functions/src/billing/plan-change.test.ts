import { applyChange, createProfile, type Profile } from '@aura/shared-domain';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyMoment, anyState } from '../../test-support/billing/any-purchases.ts';
import { makePayment, findPrice, PRICES, makeSubscription } from '../../test-support/billing/purchases.ts';
import type { CustomerState } from './customer-state.ts';
import { NO_ENTITLEMENT } from './entitlement.ts';
import { computeEntitlement } from './compute-entitlement.ts';
import { computePlanChange } from './plan-change.ts';

const now = new Date('2026-03-20T15:00:00Z');
const END = new Date('2026-06-08T15:00:00Z');
const of = (state: CustomerState, at = now) =>
  computeEntitlement(state, PRICES, { livemode: false, now: at });
const impulso = of({ subscriptions: [makeSubscription(findPrice('impulso', 'month'))], payments: [] });
const conquista = of({ subscriptions: [], payments: [makePayment(findPrice('conquista', 'once'))] });

const profileWith = (fields: Partial<Profile> = {}): Profile => ({ ...createProfile('Ana'), ...fields });
const onImpulso = profileWith({ plan: 'impulso', credits: 999 });

describe('computePlanChange', () => {
  test('gives the plan and the credits that were paid for', () => {
    const after = applyChange(profileWith(), computePlanChange(profileWith(), NO_ENTITLEMENT, impulso, now));
    expect(after).toEqual({ ...profileWith(), plan: 'impulso', credits: 999 });
  });

  test('gives conquista as decolagem with an end', () => {
    const after = applyChange(
      profileWith(),
      computePlanChange(profileWith(), NO_ENTITLEMENT, conquista, now),
    );
    expect(after).toMatchObject({ plan: 'decolagem', credits: 999, acesso_expira_em: END });
  });

  test('takes the end away where the plan goes on', () => {
    const ending = profileWith({ plan: 'decolagem', credits: 999, acesso_expira_em: END });
    const after = applyChange(ending, computePlanChange(ending, conquista, impulso, now));
    expect(after).toMatchObject({ plan: 'impulso', acesso_expira_em: null });
  });

  test('removes plan, credits and end if nothing is paid any more', () => {
    const ending = profileWith({ plan: 'decolagem', credits: 998, acesso_expira_em: END });
    expect(applyChange(ending, computePlanChange(ending, conquista, NO_ENTITLEMENT, now))).toEqual(
      profileWith(),
    );
  });

  test('contains only what differs', () => {
    expect(computePlanChange(onImpulso, NO_ENTITLEMENT, impulso, now)).toEqual({});
    const changed = computePlanChange({ ...onImpulso, credits: 12 }, impulso, impulso, now);
    expect(Object.keys(changed)).toEqual(['credits']);
    const sameEnd = profileWith({ plan: 'decolagem', credits: 999, acesso_expira_em: new Date(END) });
    expect(computePlanChange(sameEnd, conquista, conquista, now)).toEqual({});
  });

  test('keeps the plan that a company pays for', () => {
    const employee = profileWith({ plan: 'b2b_equilibrio', credits: 5, acesso_expira_em: END });
    expect(computePlanChange(employee, NO_ENTITLEMENT, impulso, now)).toEqual({});
    expect(computePlanChange(employee, impulso, NO_ENTITLEMENT, now)).toEqual({});
  });

  test('keeps a plan that nobody pays for', () => {
    const given = profileWith({ plan: 'decolagem', credits: 7, acesso_expira_em: END });
    expect(computePlanChange(given, NO_ENTITLEMENT, NO_ENTITLEMENT, now)).toEqual({});
  });

  test('brings any profile to what is paid, and changes nothing the second time', () => {
    const plans = fc.constantFrom('freemium', 'impulso', 'decolagem', 'conquista', 'outro');
    const people = fc.record({ plan: plans, credits: fc.nat(), acesso_expira_em: fc.option(anyMoment) });
    fc.assert(
      fc.property(people, anyState, anyState, anyMoment, (fields, one, other, at) => {
        const [before, after] = [of(one, at), of(other, at)];
        fc.pre(before.source !== null || after.source !== null);
        const profile = profileWith(fields);
        const changed = applyChange(profile, computePlanChange(profile, before, after, now));
        expect(changed).toMatchObject({
          plan: after.plan,
          credits: after.source ? 999 : 0,
          acesso_expira_em: after.endsAt,
        });
        expect(computePlanChange(changed, before, after, now)).toEqual({});
      }),
    );
  });
});
