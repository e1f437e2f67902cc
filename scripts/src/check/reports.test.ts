import { expect, test } from 'vitest';
import { listUnstableJourneys } from './reports.ts';

const spec = (title: string, status: string) => ({ title, tests: [{ status, results: [{ duration: 1 }] }] });

test('a journey that passed at its second try is named with its file, also in a group', () => {
  const report = {
    suites: [
      {
        file: 'billing/checkout.spec.ts',
        specs: [spec('a card that is refused', 'expected'), spec('a receipt', 'flaky')],
        suites: [{ file: 'billing/checkout.spec.ts', specs: [spec('without a network', 'flaky')] }],
      },
    ],
  };
  expect(listUnstableJourneys(report)).toEqual([
    'billing/checkout.spec.ts › a receipt',
    'billing/checkout.spec.ts › without a network',
  ]);
});

test('a file that is no report names no journey', () => {
  expect(listUnstableJourneys({ suites: 'none' })).toEqual([]);
});
