import { DAY_MS } from '@aura/shared-domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_ENTITLEMENT, type Entitlement } from './entitlement.ts';
import { computeExtendedGrant, readRunningGrant, withGrant } from './grant.ts';

const START = new Date('2026-11-30T12:00:00.000Z');
const inDays = (days: number) => new Date(START.getTime() + days * DAY_MS);

/** Bought access to decolagem for some days; none for null. */
const boughtFor = (days: number | null, now: Date): Entitlement => {
  if (days === null || inDays(days) <= now) return NO_ENTITLEMENT;
  const endsAt = inDays(days);
  const source = { kind: 'payment', id: 'pi_1', priceId: 'price_1', plan: 'conquista', endsAt } as const;
  return { ...NO_ENTITLEMENT, plan: 'decolagem', endsAt, source, changesAt: endsAt };
};

/** Ninety days that were bought, and those that an operator gave after them. */
const lengthenBy = (...gifts: readonly number[]) => {
  const extend = (end: number, days: number, before: ReturnType<typeof readRunningGrant>) =>
    computeExtendedGrant(
      { plan: 'decolagem', from: inDays(end), until: inDays(end + days) },
      boughtFor(90, START),
      before,
    );
  let [end, grant] = [90, null as ReturnType<typeof readRunningGrant>];
  for (const days of gifts) [grant, end] = [extend(end, days, grant), end + days];
  return { grant, end };
};

const endAt = (grant: unknown, bought: number | null, now = START) => {
  const entitlement = boughtFor(bought, now);
  return withGrant(entitlement, readRunningGrant(grant, entitlement, now)).endsAt;
};

describe('a courtesy after what was bought', () => {
  it('goes on without a gap when that is used up', () => {
    const { grant } = lengthenBy(10);
    expect(endAt(grant, 90)).toEqual(inDays(100));
    expect(endAt(grant, 90, inDays(90))).toEqual(inDays(100));
    expect(endAt(grant, 90, inDays(100))).toBeNull();
  });

  it('ends with what was bought when that is paid back, and is there again when a bank returns it', () => {
    const { grant } = lengthenBy(10);
    expect(endAt(grant, null)).toBeNull();
    expect(endAt(grant, 90)).toEqual(inDays(100));
  });

  it('stands alone after a plan that was given', () => {
    const given = { plan: 'decolagem', until: inDays(30), boughtUntil: null } as const;
    const longer = computeExtendedGrant(
      { ...given, from: given.until, until: inDays(40) },
      NO_ENTITLEMENT,
      given,
    );
    expect(endAt(longer, null)).toEqual(inDays(40));
  });

  it('is read as stored before ends of purchases were', () => {
    expect(endAt({ plan: 'decolagem', until: inDays(30) }, null)).toEqual(inDays(30));
  });

  it('never gives more than its own days, whatever is left of the purchases', () => {
    const anyGifts = fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 3 });
    const anyBought = fc.option(fc.integer({ min: 1, max: 180 }));
    fc.assert(
      fc.property(anyGifts, anyBought, fc.integer({ min: 0, max: 200 }), (gifts, bought, day) => {
        const now = inDays(day);
        const { grant } = lengthenBy(...gifts);
        const own = boughtFor(bought, now).endsAt ?? now;
        const end = endAt(grant, bought, now) ?? now;
        const days = gifts.reduce((sum, each) => sum + each, 0);
        expect(end.getTime() - own.getTime()).toBeLessThanOrEqual(days * DAY_MS);
      }),
    );
  });
});
