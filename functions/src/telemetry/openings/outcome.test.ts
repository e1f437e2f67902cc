import type { TelemetryEvent } from '@aura/shared-domain';
import { expect, test } from 'vitest';
import { computeNewlyCounted, computeOutcome } from './outcome.ts';

const LOAD: TelemetryEvent = { kind: 'load', ms: 1 };
const LOST: TelemetryEvent = { kind: 'loadFailed', reason: 'timeout' };
const ERROR: TelemetryEvent = { kind: 'error', where: 'render', name: 'TypeError', fingerprint: '00c0ffee' };
const VITAL: TelemetryEvent = { kind: 'vital', name: 'LCP', value: 1, route: '/' };

test.each([
  [[LOAD, VITAL], 'opened'],
  [[LOAD, ERROR, ERROR], 'failed'],
  [[LOST], 'failed'],
  [[ERROR], 'failed'],
  [[VITAL], null],
])('%j says %s', (events, outcome) => expect(computeOutcome(events)).toBe(outcome));

test.each([
  [null, 'opened', { tried: 1, failed: 0 }],
  [null, 'failed', { tried: 1, failed: 1 }],
  ['opened', 'failed', { tried: 0, failed: 1 }],
  ['opened', 'opened', null],
  ['failed', 'failed', null],
  ['failed', 'opened', null],
  ['opened', null, null],
] as const)('known as %s, %s adds %j', (known, outcome, added) =>
  expect(computeNewlyCounted(known, outcome)).toEqual(added),
);
