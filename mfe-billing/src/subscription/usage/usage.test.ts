import { createProfile, type Profile } from '@aura/shared-domain';
import { expect, test } from 'vitest';
import { computeUsage } from './usage.ts';

const now = new Date('2026-03-10T12:00:00Z');
const mentorOf = (profile: Partial<Profile>) =>
  computeUsage({ ...createProfile('Ana'), usagePeriod: '2026-03', ...profile }, now).find(
    ({ tool }) => tool === 'mentorAI',
  );

test('says how much of the month is used, and how far that is', () => {
  expect(mentorOf({ plan: 'impulso', usageCounts: { mentorAI: 5 } })).toEqual({
    tool: 'mentorAI',
    label: 'Mentor de carreira',
    share: 0.25,
    text: '5 de 20 usados neste mês',
  });
});

test('more used than a smaller plan allows is all of it', () => {
  expect(mentorOf({ plan: 'freemium', usageCounts: { mentorAI: 12 } })?.share).toBe(1);
});

test('a plan without a limit has no bar and no number of credits', () => {
  expect(mentorOf({ plan: 'decolagem', credits: 999, usageCounts: { mentorAI: 1 } })).toMatchObject({
    share: null,
    text: '1 uso neste mês, sem limite',
  });
});
