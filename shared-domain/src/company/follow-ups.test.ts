import { expect, test } from 'vitest';
import { computeAlertKey, readAlertKey } from './follow-ups.ts';
import type { Alert } from './numbers.ts';

const drop = { from: 0.5, to: 0.2, people: 40, grew: false, held: [] };

test.each<[Alert, ReturnType<typeof readAlertKey>]>([
  [
    { kind: 'common_gap', unit: 'vendas', skillId: 'excel', label: 'Excel', share: 0.4 },
    { kind: 'common_gap', unit: 'vendas', subject: 'excel' },
  ],
  [
    { kind: 'share_drop', unit: null, headline: 'activity', ...drop },
    { kind: 'share_drop', unit: null, subject: 'activity' },
  ],
  [
    { kind: 'low_activation', unit: null, share: 0.1 },
    { kind: 'low_activation', unit: null, subject: null },
  ],
  [
    { kind: 'seats', share: 0.9 },
    { kind: 'seats', unit: null, subject: null },
  ],
])('the key of %o tells its kind, department and subject', (alert, parts) => {
  expect(readAlertKey(computeAlertKey(alert))).toEqual(parts);
});
