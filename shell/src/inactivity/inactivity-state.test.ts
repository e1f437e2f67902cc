import { MINUTE_MS } from '@aura/shared-domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { computeInactivity } from './inactivity-store.ts';

test.each([
  [0, { kind: 'active', msUntilWarning: 30 * MINUTE_MS }],
  [30 * MINUTE_MS - 1000, { kind: 'active', msUntilWarning: 1000 }],
  [30 * MINUTE_MS - 1, { kind: 'active', msUntilWarning: 1 }],
  [30 * MINUTE_MS, { kind: 'warning', msLeft: MINUTE_MS }],
  [31 * MINUTE_MS - 1, { kind: 'warning', msLeft: 1 }],
  [31 * MINUTE_MS, { kind: 'expired' }],
  [8 * 60 * MINUTE_MS, { kind: 'expired' }],
] as const)('%i ms after the last activity', (idle, state) => {
  expect(computeInactivity(1_000_000 + idle, 1_000_000)).toEqual(state);
});

test('any activity in the future counts as now', () =>
  fc.assert(
    fc.property(fc.nat(), fc.nat(), (now, ahead) => {
      expect(computeInactivity(now, now + ahead)).toEqual({ kind: 'active', msUntilWarning: 30 * MINUTE_MS });
    }),
  ));
