import { describe, expect, test } from 'vitest';
import { LIMITS, mayUse, computeUsagePeriod, countUsedThisMonth } from './limits.ts';
import { computeEffectivePlan } from './plan.ts';

const now = new Date('2026-03-10T12:00:00Z');
const later = new Date('2026-03-11T12:00:00Z');

describe('computeEffectivePlan', () => {
  test('conquista counts as decolagem until its access ends, then as freemium', () => {
    expect(computeEffectivePlan({ plan: 'conquista', acesso_expira_em: later }, now)).toBe('decolagem');
    expect(computeEffectivePlan({ plan: 'conquista', acesso_expira_em: now }, now)).toBe('freemium');
  });

  test('an upgrade to conquista is stored as decolagem with an end, and ends all the same', () => {
    expect(computeEffectivePlan({ plan: 'decolagem', acesso_expira_em: later }, now)).toBe('decolagem');
    expect(
      computeEffectivePlan({ plan: 'decolagem', acesso_expira_em: new Date(now.getTime() - 1) }, now),
    ).toBe('freemium');
  });

  test('a missing or unknown plan counts as freemium', () => {
    expect(computeEffectivePlan({}, now)).toBe('freemium');
    expect(computeEffectivePlan({ plan: 'platinum' }, now)).toBe('freemium');
  });
});

describe('limits', () => {
  test('the table of limits', () => {
    expect(LIMITS.freemium).toEqual({
      diagnosticQuick: 1,
      resumeOptimizer: 1,
      linkedinOptimizer: 1,
      jobSearch: 1,
      interviewSimulator: 1,
      mentorAI: 1,
    });
    expect(LIMITS.impulso).toEqual({
      diagnosticQuick: 'unlimited',
      resumeOptimizer: 10,
      linkedinOptimizer: 10,
      jobSearch: 15,
      interviewSimulator: 5,
      mentorAI: 20,
    });
    for (const plan of ['decolagem', 'b2b_equilibrio'] as const) {
      expect(new Set(Object.values(LIMITS[plan]))).toEqual(new Set(['unlimited']));
    }
  });

  test('use is allowed only while the count of this month is below the limit', () => {
    const profile = { plan: 'impulso', usagePeriod: '2026-03', usageCounts: { interviewSimulator: 4 } };
    expect(mayUse(profile, 'interviewSimulator', now)).toBe(true);
    expect(mayUse({ ...profile, usageCounts: { interviewSimulator: 5 } }, 'interviewSimulator', now)).toBe(
      false,
    );
  });

  test('an unlimited tool is always allowed, an unknown one never', () => {
    expect(
      mayUse({ plan: 'decolagem', usagePeriod: '2026-03', usageCounts: { mentorAI: 1e6 } }, 'mentorAI', now),
    ).toBe(true);
    expect(mayUse({ plan: 'decolagem' }, 'teleport', now)).toBe(false);
    expect(mayUse({ plan: 'decolagem' }, 'constructor', now)).toBe(false);
  });

  test('counts of an earlier month are zero', () => {
    expect(
      countUsedThisMonth({ usagePeriod: '2026-02', usageCounts: { jobSearch: 1 } }, 'jobSearch', now),
    ).toBe(0);
  });

  test('the month turns at midnight in São Paulo, not in Greenwich', () => {
    expect(computeUsagePeriod(new Date('2026-04-01T02:59:59.999Z'))).toBe('2026-03');
    expect(computeUsagePeriod(new Date('2026-04-01T03:00:00.000Z'))).toBe('2026-04');
  });
});
