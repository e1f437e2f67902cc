import { expect, test } from 'vitest';
import { createDayMarks } from './day-marks.ts';

test('what was counted is known for the day, up to so many', () => {
  const counted = createDayMarks(2);
  counted.set('2026-11-21', 'a', 'opened');
  counted.set('2026-11-21', 'a', 'failed');
  expect(counted.get('2026-11-21', 'a')).toBe('failed');
  expect(counted.get('2026-11-21', 'b')).toBeNull();
  expect(counted.get('2026-11-22', 'a')).toBeNull();
  for (const mark of ['b', 'c']) counted.set('2026-11-21', mark, 'opened');
  expect(counted.get('2026-11-21', 'a')).toBeNull();
  expect(counted.get('2026-11-21', 'c')).toBe('opened');
});
