import { expect, test } from 'vitest';
import { readAloneOptions } from './options.ts';

test('a remote runs in the frame without a backend unless something else is asked for', () => {
  expect(readAloneOptions([])).toEqual({ ok: true, value: { override: false, apiBase: undefined } });
  expect(readAloneOptions(['--override'])).toMatchObject({ value: { override: true } });
  expect(readAloneOptions(['--api', 'https://api.example/v1/'])).toMatchObject({
    value: { apiBase: 'https://api.example/v1' },
  });
});

test.each([[['--port', '1']], [['--api', '/api']], [['tools']]])('%j is answered with the usage', (args) => {
  expect(readAloneOptions(args)).toEqual({ ok: false, error: expect.stringContaining('Uso:') });
});
