import { expect, test } from 'vitest';
import { computeOperationsHealth, STORED_TELEMETRY } from './operations-health.ts';

const now = new Date('2026-11-21T12:00:00Z');
const stored = { day: '2026-11-20', remote: 'tools', version: '1.0.0', loads: 1 };

test('valid entries are summed, invalid ones are left out', () => {
  const documents = [stored, { ...stored, loads: 'dois' }, null, { ...stored, expiresAt: {} }];
  expect(computeOperationsHealth(documents, now)).toMatchObject({
    from: '2026-11-15',
    to: '2026-11-21',
    complete: true,
    versions: [{ remote: 'tools', version: '1.0.0', loads: 2 }],
  });
});

test('more than is read for one answer is said to be incomplete', () => {
  const documents = Array.from({ length: STORED_TELEMETRY.mostDocuments + 1 }, () => stored);
  const { complete, versions } = computeOperationsHealth(documents, now);
  expect([complete, versions[0]?.loads]).toEqual([false, STORED_TELEMETRY.mostDocuments]);
});
