import { afterEach, expect, test } from 'vitest';
import { longDate } from './long-date.ts';

const zone = process.env['TZ'];

afterEach(() => {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

test.each(['America/Sao_Paulo', 'Pacific/Kiritimati', 'UTC'])('a day is the same day in %s', (there) => {
  process.env['TZ'] = there;
  expect(longDate('2026-11-21')).toBe('21 de novembro de 2026');
});
