import { expect, test } from 'vitest';
import { readMarks } from './search-marks.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const hoursAgo = (hours: number) => NOW.getTime() - hours * 60 * 60 * 1000;

test.each([null, undefined, 'x', {}, { searchedAt: 'ontem' }, { searchedAt: hoursAgo(24) }])(
  '%o starts no search',
  (state) => expect(readMarks(state, NOW)).toBeNull(),
);

test('a search may be newer than the clock of the page', () => {
  expect(readMarks({ searchedAt: hoursAgo(-1) }, NOW)).not.toBeNull();
});

test('an entry from the button repeats its search while that is free', () => {
  expect(readMarks({ searchedAt: hoursAgo(23) }, NOW)).toEqual({ searchedAt: hoursAgo(23), jump: false });
});
