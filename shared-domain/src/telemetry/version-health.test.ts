import * as v from 'valibot';
import { expect, test } from 'vitest';
import { DayCountsSchema, type DayCounts } from './day-counts.ts';
import { computeHealth } from './version-health.ts';

const counts = (part: Partial<DayCounts>): DayCounts =>
  v.parse(DayCountsSchema, { day: '2026-11-20', remote: 'tools', version: '1.0.0', ...part });

test('parts and days of one version become one sum', () => {
  const [health, ...others] = computeHealth([
    counts({ loads: 3, failures: { timeout: 1 }, load: { '500': 3 }, vitals: { LCP: { '2500': 1 } } }),
    counts({ day: '2026-11-21', loads: 1, failures: { timeout: 1, crashed: 2 }, load: { '1000': 1 } }),
  ]);
  expect(others).toEqual([]);
  expect(health).toMatchObject({
    remote: 'tools',
    loads: 4,
    failures: 4,
    failuresByReason: { timeout: 2, crashed: 2 },
    loadP75: 500,
    vitals: { LCP: 2375, CLS: null },
  });
});

test('errors are summed by meaning; all count, and twenty of them are named', () => {
  const error = (count: number) => ({ count, name: 'TypeError' as const, where: 'render' as const });
  const many = Object.fromEntries(
    Array.from({ length: 25 }, (_, index) => [`000000${index + 10}`, error(index + 1)]),
  );
  const [health] = computeHealth([counts({ errors: many }), counts({ errors: { '00000010': error(100) } })]);
  expect(health?.errors).toBe(425);
  expect(health?.topErrors).toHaveLength(20);
  expect(health?.topErrors[0]).toEqual({ fingerprint: '00000010', ...error(101) });
});

test('the last report of an error on several days counts', () => {
  const error = { count: 2, name: 'TypeError' as const, where: 'render' as const };
  const older = {
    ...error,
    message: 'older',
    frames: ['a.00c0ffee.js:1:1'],
    lastSeen: '2026-11-20T10:00:00.000Z',
  };
  const newer = {
    ...error,
    message: 'newer',
    frames: ['a.00c0ffee.js:1:2'],
    lastSeen: '2026-11-21T10:00:00.000Z',
  };
  for (const days of [
    [older, newer],
    [newer, older],
  ]) {
    const [health] = computeHealth(days.map((day) => counts({ errors: { '00000010': day } })));
    expect(health?.topErrors).toEqual([{ ...newer, fingerprint: '00000010', count: 4 }]);
  }
});

test('pages are told apart, the slowest first', () => {
  const [health] = computeHealth([
    counts({ pages: { '/planos': { '1000': 2 }, '/mentor-ia': { '4000': 4 } } }),
    counts({ pages: { '/planos': { '1000': 2 } } }),
  ]);
  expect(health?.pages).toEqual([
    { route: '/mentor-ia', views: 4, lcpP75: 3750 },
    { route: '/planos', views: 4, lcpP75: 950 },
  ]);
});

test('versions are listed under their remote, newest first', () => {
  const versions = ['1.9.0', '1.10.0', '1.10.0-rc.1', '1.10.0-rc.2'].map((version) => counts({ version }));
  const all = computeHealth([...versions, counts({ remote: 'billing' })]);
  expect(all.map(({ remote, version }) => `${remote}@${version}`)).toEqual([
    'billing@1.0.0',
    'tools@1.10.0',
    'tools@1.10.0-rc.2',
    'tools@1.10.0-rc.1',
    'tools@1.9.0',
  ]);
});
