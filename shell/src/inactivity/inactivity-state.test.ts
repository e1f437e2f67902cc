import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inactivityState } from './inactivity-watch.ts';

const MINUTE = 60_000;

test.each([
  [0, { kind: 'active', msUntilWarning: 30 * MINUTE }],
  [30 * MINUTE - 1000, { kind: 'active', msUntilWarning: 1000 }],
  [30 * MINUTE - 1, { kind: 'active', msUntilWarning: 1 }],
  [30 * MINUTE, { kind: 'warning', msLeft: MINUTE }],
  [31 * MINUTE - 1, { kind: 'warning', msLeft: 1 }],
  [31 * MINUTE, { kind: 'expired' }],
  [8 * 60 * MINUTE, { kind: 'expired' }],
] as const)('%i ms after the last activity', (idle, state) => {
  expect(inactivityState(1_000_000 + idle, 1_000_000)).toEqual(state);
});

test('an activity in the future counts as now, however far away it is', () =>
  fc.assert(
    fc.property(fc.nat(), fc.nat(), (now, ahead) => {
      expect(inactivityState(now, now + ahead)).toEqual({ kind: 'active', msUntilWarning: 30 * MINUTE });
    }),
  ));
