import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { parseStored } from './parse-stored.ts';

test('folder, flags and project are read', () => {
  expect(parseStored('backup', ['cópia', '--project', 'aura-real'])).toEqual({
    ok: true,
    value: { program: 'backup', args: ['backup', resolve('cópia')], project: 'aura-real' },
  });
  expect(parseStored('restore', ['cópia', '--over'])).toMatchObject({
    ok: true,
    value: { args: ['restore', resolve('cópia'), 'over'], project: undefined },
  });
  expect(parseStored('migrate', ['--dry-run', '--restart'])).toMatchObject({
    ok: true,
    value: { program: 'migrations', args: ['dry-run', 'restart'] },
  });
  expect(parseStored('migrate', ['--help'])).toEqual({ ok: true, value: null });
});

test.each([
  ['backup', [], 'Falta a pasta'],
  ['backup', ['a', 'b'], '"b" sobra'],
  ['backup', ['a', '--over'], '--over'],
  ['restore', ['a', '--project', ' '], '--project'],
  ['migrate', ['agora'], '"agora" sobra'],
  ['migrate', ['--over'], '--over'],
] as const)('%s %j is refused with the reason', (deed, words, said) => {
  expect(parseStored(deed, words)).toMatchObject({ ok: false, error: expect.stringContaining(said) });
});
