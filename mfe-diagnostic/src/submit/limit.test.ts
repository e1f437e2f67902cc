import { createProfile, type Profile } from '@aura/shared-domain';
import { expect, test } from 'vitest';
import { limitRefusal } from './limit.ts';

const now = new Date('2026-11-21T12:00:00Z');
const used: Profile = {
  ...createProfile('Ana'),
  usagePeriod: '2026-11',
  usageCounts: { diagnosticQuick: 1 },
};

test('a quick diagnosis over the limit is refused before anything is cleared', () => {
  expect(limitRefusal(used, 'quick', now)?.kind).toBe('limit');
});

test('the full one is always open, and a new month resets the count', () => {
  expect(limitRefusal(used, 'full', now)).toBeNull();
  expect(limitRefusal({ ...used, usagePeriod: '2026-10' }, 'quick', now)).toBeNull();
});
