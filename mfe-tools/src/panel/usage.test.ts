import { createProfile, type Profile } from '@aura/shared-domain';
import { expect, test } from 'vitest';
import { computeUsage } from './usage.ts';

const now = new Date('2026-03-10T12:00:00Z');
const textOf = (profile: Partial<Profile>, tool: string) =>
  computeUsage({ ...createProfile('Ana'), ...profile }, now).find((usage) => usage.tool === tool)?.text;

test('says how much of the month is used', () => {
  const counts = { usagePeriod: '2026-03', usageCounts: { mentorAI: 3 } };
  expect(textOf({ plan: 'impulso', ...counts }, 'mentorAI')).toBe('usado 3 de 20');
});

test('a count of an earlier month does not show', () => {
  expect(textOf({ usagePeriod: '2026-02', usageCounts: { mentorAI: 1 } }, 'mentorAI')).toBe('usado 0 de 1');
});

test('a plan without a limit says so', () => {
  const counts = { usagePeriod: '2026-03', usageCounts: { mentorAI: 1 } };
  expect(textOf({ plan: 'decolagem', ...counts }, 'mentorAI')).toBe('1 vez neste mês, sem limite');
});
