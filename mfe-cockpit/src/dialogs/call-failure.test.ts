import { expect, test } from 'vitest';
import { toCallFailure } from './call-failure.ts';

test.each([
  ['timeout', true],
  ['offline', true],
  ['bad_response', true],
  ['unavailable', true],
  ['internal', true],
  ['conflict', false],
  ['not_found', false],
  ['invalid_request', false],
  ['rate_limited', false],
  ['forbidden', false],
] as const)('after %s the outcome is uncertain: %s', (code, isLost) =>
  expect(toCallFailure({ code, message: 'X' })).toEqual({ message: 'X', isLost }),
);
