import { expect, test } from 'vitest';
import { readOptions } from './options.ts';

test.each([
  [[], { json: false, pairs: 20 }],
  [['--json', '--pairs', '5'], { json: true, pairs: 5 }],
  [['--quick'], { json: false, pairs: 0 }],
])('%j', (args, options) => {
  expect(readOptions(args)).toEqual({ ok: true, value: options });
});

test.each([[['--pairs', 'many']], [['--pairs', '-1']], [['--unknown']]])('%j shows the usage', (args) => {
  expect(readOptions(args)).toMatchObject({ ok: false, error: expect.stringContaining('Usage:') as string });
});
