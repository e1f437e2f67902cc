import { afterEach, expect, test } from 'vitest';
import { longDay } from './long-day.ts';

const zone = process.env['TZ'];

afterEach(() => {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

test.each(['America/Sao_Paulo', 'Pacific/Kiritimati', 'UTC'])('a day is the same day in %s', (there) => {
  process.env['TZ'] = there;
  expect(longDay('2026-11-21')).toBe('21 de novembro de 2026');
});
