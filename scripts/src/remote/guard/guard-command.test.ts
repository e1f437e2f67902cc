import { expect, test } from 'vitest';
import { parseEvery, passText } from './guard-command.ts';

test.each([
  [[], null],
  [['--every', '30'], 30],
])('%j asks for a pass every %s seconds', (args, seconds) => {
  expect(parseEvery(args)).toEqual({ ok: true, value: seconds });
});

test.each([['--every'], ['--every', '0'], ['--every', 'logo'], ['tools'], ['--force']])(
  'refuses %s',
  (...args) => {
    expect(parseEvery(args)).toMatchObject({ ok: false });
  },
);

test('a pass is told in words', () => {
  expect(passText([])).toBe('Nenhuma versão liberada em parte.');
  expect(
    passText([{ id: 'tools@1.1.0', verdict: { kind: 'wait', reason: '3 de 20 aberturas para julgar' } }]),
  ).toBe('tools@1.1.0: à espera, 3 de 20 aberturas para julgar.');
});
