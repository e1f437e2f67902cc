import { expect, test } from 'vitest';
import { formatDateOf, describeDay, formatMomentOf } from './dates.ts';

test('an instant is shown in the time of São Paulo', () => {
  expect(formatMomentOf('2026-11-23T02:30:00.000Z')).toBe('22/11/2026, 23:30');
  expect(formatDateOf('2026-11-23T02:30:00.000Z')).toBe('22/11/2026');
});

test('a day stays the same day', () => expect(describeDay('2024-03-01')).toBe('01/03/2024'));
