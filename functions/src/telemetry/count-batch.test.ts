import type { TelemetryEvent } from '@aura/shared-domain';
import { expect, test } from 'vitest';
import { countBatch } from './count-batch.ts';
import { admitDistinctNames } from './distinct-names.ts';

const NOW = new Date('2026-11-21T12:34:56.789Z');
const lastSeen = '2026-11-21T12:34:00.000Z';
const count = (events: TelemetryEvent[], { versions = 9, details = 9 } = {}) =>
  countBatch({ remote: 'tools', version: '1.0.0', events }, NOW, {
    versions: admitDistinctNames(versions),
    details: admitDistinctNames(details),
  });
const error = (fingerprint: string): TelemetryEvent => ({
  kind: 'error',
  where: 'event',
  name: 'TypeError',
  fingerprint,
});
const paint = (route: string): TelemetryEvent => ({ kind: 'vital', name: 'LCP', value: 900, route });

test('every event is counted once where it belongs', () => {
  expect(
    count([
      { kind: 'load', ms: 420 },
      { kind: 'load', ms: 90 },
      { kind: 'loadFailed', reason: 'timeout' },
      error('00c0ffee'),
      error('00c0ffee'),
      paint('/mentor-ia'),
      { kind: 'vital', name: 'CLS', value: 0.07, route: '/mentor-ia' },
    ]),
  ).toEqual({
    remote: 'tools',
    version: '1.0.0',
    loads: 2,
    load: { '500': 1, '100': 1 },
    failures: { timeout: 1 },
    errors: { '00c0ffee': { count: 2, name: 'TypeError', where: 'event', lastSeen } },
    vitals: { LCP: { '1000': 1 }, CLS: { '0.075': 1 } },
    pages: { '/mentor-ia': { '1000': 1 } },
  });
});

test('errors and routes beyond the bound are not told apart', () => {
  const events = [error('00000001'), error('00000002'), error('00000003'), paint('/a'), paint('/b')];
  expect(count(events, { details: 1 })).toMatchObject({
    errors: {
      '00000001': { count: 1 },
      other: { count: 2, name: 'other', where: 'other' },
    },
    vitals: { LCP: { '1000': 2 } },
    pages: { '/a': { '1000': 1 } },
  });
});

test('a version beyond the bound is counted with the others, without its name', () => {
  const addition = count([{ kind: 'load', ms: 10 }, error('00000001'), paint('/a')], { versions: 0 });
  expect(addition).toEqual({
    remote: 'other',
    version: '0.0.0',
    loads: 1,
    load: { '50': 1 },
    errors: { other: { count: 1, name: 'other', where: 'other', lastSeen } },
    vitals: { LCP: { '1000': 1 } },
  });
});

test('of a message no more is kept than what everybody’s browser says, and of the rest nothing of it', () => {
  const frames = ['app.1a2b3c4d.js:1:204'];
  const events = ['00000001', '00000002'].map((fingerprint): TelemetryEvent => ({
    kind: 'error',
    where: 'event',
    name: 'TypeError',
    fingerprint,
    message: 'Ana Souza is not a function',
    frames,
  }));
  expect(count(events, { details: 1 }).errors).toEqual({
    '00000001': {
      count: 1,
      name: 'TypeError',
      where: 'event',
      message: '… is not a function',
      frames,
      lastSeen,
    },
    other: { count: 1, name: 'other', where: 'other', lastSeen },
  });
});
