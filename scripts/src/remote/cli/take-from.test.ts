import { expect, test } from 'vitest';
import { takeFrom } from './take-from.ts';

test('finds the folder anywhere among the words', () => {
  const args = ['publish', 'mural'];
  expect(takeFrom(args)).toEqual({ ok: true, value: { args, from: null } });
  expect(takeFrom(['publish', '--from', '../mural', 'mural'])).toEqual({
    ok: true,
    value: { args, from: '../mural' },
  });
});

test.each([
  ['publish', '--from'],
  ['publish', '--from', '--reason', 'x'],
])('says that the folder is missing: %s %s', (...args) => {
  expect(takeFrom(args)).toMatchObject({ ok: false, error: expect.stringContaining('--from') });
});
