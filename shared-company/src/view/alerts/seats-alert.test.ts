import { expect, it } from 'vitest';
import { findSeatsAlert } from './seats-alert.ts';

it.each([
  [90, 100, []],
  [91, 100, [0.91]],
  [105, 100, [1]],
  [0, 0, []],
])('%i of %i seats used: %j', (seatsTold, seats, shares) =>
  expect(findSeatsAlert({ seats, seatsTold })).toEqual(shares.map((share) => ({ kind: 'seats', share }))),
);
