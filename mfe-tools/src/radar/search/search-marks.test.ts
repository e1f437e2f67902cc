import { expect, test } from 'vitest';
import { marksOf } from './search-marks.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const hoursAgo = (hours: number) => NOW.getTime() - hours * 60 * 60 * 1000;

test.each([null, undefined, 'x', {}, { searchedAt: 'ontem' }, { searchedAt: hoursAgo(24) }])(
  '%o starts no search',
  (state) => expect(marksOf(state, NOW)).toBeNull(),
);

test('the page may be older than its search', () => {
  expect(marksOf({ searchedAt: hoursAgo(-1) }, NOW)).not.toBeNull();
});

test('an entry that came from the button repeats its search while that is free', () => {
  expect(marksOf({ searchedAt: hoursAgo(23) }, NOW)).toEqual({ searchedAt: hoursAgo(23), jump: false });
});
