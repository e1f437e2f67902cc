import type { Notification } from '@aura/shared-domain';
import { expect, test } from 'vitest';
import { groupByDay } from './group-by-day.ts';

const note = (id: string, timestamp: string): Notification => ({ id, text: id, read: false, timestamp });
const grouped = (now: string, ...notes: readonly Notification[]) =>
  groupByDay(notes, new Date(now)).map(({ label, notifications }) => [
    label,
    notifications.map(({ id }) => id),
  ]);

test('days are those of São Paulo, newest first', () => {
  expect(
    grouped(
      '2026-03-10T12:00:00Z',
      note('yesterday', '2026-03-10T02:30:00Z'),
      note('today', '2026-03-10T03:00:00Z'),
      note('nothing', '?'),
      note('before', '2026-03-05T12:00:00Z'),
      note('just now', '2026-03-10T11:59:00Z'),
    ),
  ).toEqual([
    ['Hoje', ['just now', 'today']],
    ['Ontem', ['yesterday']],
    ['5 de março de 2026', ['before']],
    ['Sem data', ['nothing']],
  ]);
});

test('yesterday may be in another year', () => {
  expect(grouped('2026-01-01T12:00:00Z', note('x', '2025-12-31T12:00:00Z'))).toEqual([['Ontem', ['x']]]);
});
