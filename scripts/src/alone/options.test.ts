import { expect, test } from 'vitest';
import { aloneOptions } from './options.ts';

test('a remote runs in the frame without a backend unless something else is asked for', () => {
  expect(aloneOptions([])).toEqual({ ok: true, value: { override: false, apiBase: undefined } });
  expect(aloneOptions(['--override'])).toMatchObject({ value: { override: true } });
  expect(aloneOptions(['--api', 'https://api.example/v1/'])).toMatchObject({
    value: { apiBase: 'https://api.example/v1' },
  });
});

test.each([[['--port', '1']], [['--api', '/api']], [['tools']]])('%j is answered with the usage', (args) => {
  expect(aloneOptions(args)).toEqual({ ok: false, error: expect.stringContaining('Uso:') });
});
