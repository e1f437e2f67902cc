import { expect, test } from 'vitest';
import { parseLiveApis } from './live-apis.ts';

test('reads contract numbers, none if unset, and names an invalid word', () => {
  expect(parseLiveApis(undefined)).toEqual({ ok: true, value: [] });
  expect(parseLiveApis('')).toEqual({ ok: true, value: [] });
  expect(parseLiveApis('1, 2')).toEqual({ ok: true, value: [1, 2] });
  expect(parseLiveApis('1,dois')).toMatchObject({ ok: false, error: expect.stringContaining('"dois"') });
});
