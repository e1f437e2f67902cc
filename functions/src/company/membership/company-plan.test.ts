import { describe, expect, it } from 'vitest';
import { applyChange, CREDITS_ON_UPGRADE, createProfile, type Profile } from '@aura/shared-domain';
import { NO_ENTITLEMENT, type Entitlement } from '../../billing/entitlement.ts';
import type { Grant } from '../../billing/grant.ts';
import { computeReplacedAccess, computeGivenPlan, computePlanTakenBack } from './company-plan.ts';

const now = new Date('2026-11-10T12:00:00.000Z');
const LATER = new Date(now.getTime() + 1);

const withPlan = (changes: Partial<Profile>): Profile => ({ ...createProfile('Ana'), ...changes });
const member = withPlan({ plan: 'b2b_equilibrio', credits: CREDITS_ON_UPGRADE });
const planOf = ({ plan, credits, acesso_expira_em }: Profile) => ({ plan, credits, acesso_expira_em });

const paying = (endsAt: Date | null): Entitlement => ({
  plan: 'decolagem',
  endsAt,
  source: {
    kind: 'payment',
    id: 'pi_1',
    priceId: 'price_1',
    plan: 'conquista',
    endsAt: endsAt ?? LATER,
  },
  changesAt: endsAt,
  suspended: null,
});

describe('computeGivenPlan', () => {
  it.each([
    ['the free plan', withPlan({})],
    ['a plan with an end', withPlan({ plan: 'conquista', credits: 999, acesso_expira_em: LATER })],
    ["the company's plan, about to end", { ...member, acesso_expira_em: now }],
  ])('takes the place of %s', (_, profile) => {
    expect(planOf(applyChange(profile, computeGivenPlan(profile)))).toEqual({
      plan: 'b2b_equilibrio',
      credits: CREDITS_ON_UPGRADE,
      acesso_expira_em: null,
    });
  });

  it('changes nothing for a member', () => expect(computeGivenPlan(member)).toEqual({}));
});

describe('computeReplacedAccess', () => {
  const given = { plan: 'impulso', credits: 40, endsAt: LATER };
  const profile = withPlan({ plan: 'impulso', credits: 40, acesso_expira_em: LATER });
  const goesOn = { ...profile, acesso_expira_em: null };

  it.each([
    ['with an end', profile, NO_ENTITLEMENT, given],
    ['without one', goesOn, NO_ENTITLEMENT, { ...given, endsAt: null }],
    ['beside another that was bought', profile, paying(null), given],
    ['longer than what was bought', { ...goesOn, plan: 'decolagem' }, paying(LATER), { plan: 'decolagem' }],
  ])('is access that nobody bought: %s', (_, { plan, credits, acesso_expira_em }, entitlement, expected) => {
    const sources = { entitlement, grant: null };
    expect(computeReplacedAccess({ plan, credits, acesso_expira_em }, sources, now)).toMatchObject(expected);
  });

  it.each([
    ['was bought', { ...profile, plan: 'decolagem' }, paying(LATER)],
    ['was bought as another name of the same', { ...profile, plan: 'conquista' }, paying(LATER)],
    ['has ended', { ...profile, acesso_expira_em: now }, NO_ENTITLEMENT],
    ['is the free one', withPlan({}), NO_ENTITLEMENT],
    ['is of no plan that there is', { ...profile, plan: 'ouro' }, NO_ENTITLEMENT],
    ['is of a company', member, NO_ENTITLEMENT],
  ])('is none where the plan %s', (_, plan, entitlement) => {
    expect(computeReplacedAccess(plan, { entitlement, grant: null }, now)).toBeNull();
  });

  it.each([
    ['nothing was bought', NO_ENTITLEMENT],
    ['what was bought has ended', paying(now)],
  ])('is none where a grant restores it and %s', (_, entitlement) => {
    const grant: Grant = { plan: 'impulso', until: LATER, boughtUntil: null };
    expect(computeReplacedAccess(profile, { entitlement, grant }, now)).toBeNull();
  });
});

describe('computePlanTakenBack', () => {
  type Access = Parameters<typeof computePlanTakenBack>[1]['accessBefore'];
  const after = (entitlement: Entitlement, accessBefore: Access = null, grant: Grant | null = null) =>
    planOf(applyChange(member, computePlanTakenBack(member.plan, { entitlement, grant, accessBefore }, now)));
  const FREE = { plan: 'freemium', credits: 0, acesso_expira_em: null };

  it.each([
    ['who never bought anything', NO_ENTITLEMENT],
    ['whose access has ended by now', paying(now)],
  ])('leaves the free plan to somebody %s', (_, entitlement) => expect(after(entitlement)).toEqual(FREE));

  it.each([
    ['that goes on', null],
    ['that still lasts', LATER],
  ])('gives back a bought plan %s', (_, endsAt) => {
    expect(after(paying(endsAt))).toEqual({
      plan: 'decolagem',
      credits: CREDITS_ON_UPGRADE,
      acesso_expira_em: endsAt,
    });
  });

  const GIVEN = { plan: 'decolagem', credits: 40, endsAt: new Date(LATER.getTime() + 1) };
  const SMALL = { ...GIVEN, plan: 'impulso' };
  const shown = ({ endsAt, ...access }: typeof GIVEN) => ({ ...access, acesso_expira_em: endsAt });

  it.each([
    ['nothing was bought', NO_ENTITLEMENT, SMALL],
    ['what was bought has ended', paying(now), SMALL],
    ['what was bought ends earlier', paying(LATER), GIVEN],
  ])('restores the access given before if %s', (_, entitlement, access) => {
    expect(after(entitlement, access)).toEqual(shown(access));
  });

  it.each([
    ['lasts longer', paying(null), GIVEN],
    ['is the better plan', paying(LATER), SMALL],
  ])('restores the purchase if it %s', (_, entitlement, access) => {
    expect(after(entitlement, access)).toMatchObject({ plan: 'decolagem', credits: CREDITS_ON_UPGRADE });
  });

  it.each([
    ['nothing was bought', NO_ENTITLEMENT],
    ['what was bought has ended', paying(now)],
    ['what was bought ends earlier', paying(LATER)],
  ])('gives a plan that an operator granted if %s', (_, entitlement) => {
    const until = new Date(LATER.getTime() + 1);
    expect(after(entitlement, null, { plan: 'decolagem', until, boughtUntil: null })).toEqual({
      plan: 'decolagem',
      credits: CREDITS_ON_UPGRADE,
      acesso_expira_em: until,
    });
  });

  it('leaves the free plan if the former access has ended', () => {
    expect(after(NO_ENTITLEMENT, { ...GIVEN, endsAt: now })).toEqual(FREE);
  });

  it.each(['freemium', 'decolagem', 'undefined'])('leaves %s alone, because no company gave it', (plan) => {
    const behind = { entitlement: paying(null), grant: null, accessBefore: GIVEN };
    expect(computePlanTakenBack(plan, behind, now)).toEqual({});
  });
});
