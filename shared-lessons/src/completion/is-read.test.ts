import { expect, it } from 'vitest';
import { isRead } from './is-read.ts';

it.each([
  [{ share: 0.8, seconds: 120 }, true],
  [{ share: 1, seconds: 3600 }, true],
  [{ share: 0.79, seconds: 3600 }, false],
  [{ share: 1, seconds: 119 }, false],
  [{ share: 0, seconds: 0 }, false],
])('of five minutes, %o counts as read: %s', (reading, expected) => {
  expect(isRead(reading, 5)).toBe(expected);
});

it('asks for longer where there is more to read', () => {
  const reading = { share: 1, seconds: 96 };
  expect([4, 5].map((readingTime) => isRead(reading, readingTime))).toEqual([true, false]);
});
