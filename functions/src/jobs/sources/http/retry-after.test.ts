import { expect, it } from 'vitest';
import { retryAfterMs } from './retry-after.ts';

const DATE = 'Sun, 22 Nov 2026 10:00:00 GMT';

it.each([
  ['30', 30_000],
  ['0', 0],
  ['999999999', 24 * 60 * 60 * 1000],
  ['Sun, 22 Nov 2026 10:05:00 GMT', 300_000],
  ['Sun, 22 Nov 2026 09:00:00 GMT', 0],
  ['amanhã', null],
  ['-5', null],
  ['', null],
])('"%s" asks for %s milliseconds', (asked, ms) => {
  expect(
    retryAfterMs(new Headers({ date: DATE, 'retry-after': encodeURI(asked).replaceAll('%20', ' ') })),
  ).toBe(ms);
});

it('says nothing where the answer does not', () => {
  expect(retryAfterMs(new Headers())).toBeNull();
  expect(retryAfterMs(new Headers({ 'retry-after': DATE }))).toBeNull();
});
