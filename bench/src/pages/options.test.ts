import { expect, it } from 'vitest';
import { readOptions } from './options.ts';

it('measures every page with Lighthouse by default', () => {
  expect(readOptions([])).toEqual({
    ok: true,
    value: { json: false, runs: 3, paintRounds: 0, origin: null, only: [] },
  });
  expect(
    readOptions([
      '--no-lighthouse',
      '--json',
      '--paint',
      '20',
      '--path',
      '/',
      '--path',
      '/faq',
      '--origin',
      'https://a.example/',
    ]),
  ).toEqual({
    ok: true,
    value: { json: true, runs: 0, paintRounds: 20, origin: 'https://a.example', only: ['/', '/faq'] },
  });
});

it.each([['--runs', '0'], ['--runs', 'many'], ['--paint', '-1'], ['--nothing'], ['--origin', 'here']])(
  'refuses %s %s with the usage',
  (...args) => {
    expect(readOptions(args)).toMatchObject({ ok: false, error: expect.stringContaining('Usage:') });
  },
);
