import { expect, test } from 'vitest';
import { parseOperator } from './run-operator.ts';

const WHY = ['--reason', 'começou no atendimento'];

test('who, what and why are read, and which project', () => {
  expect(parseOperator(['grant', ' Ana@Exemplo.com ', ...WHY])).toEqual({
    ok: true,
    value: {
      deed: 'grant',
      email: 'ana@exemplo.com',
      reason: 'começou no atendimento',
      project: undefined,
    },
  });
  expect(parseOperator(['list', '--project', 'aura-real'])).toMatchObject({
    ok: true,
    value: { deed: 'list', project: 'aura-real' },
  });
});

test.each([
  [['grant', ...WHY], 'Falta o e-mail'],
  [['grant', 'ana', ...WHY], '"ana" não é um e-mail'],
  [['grant', 'ana@exemplo.com'], '--reason'],
  [['revoke', 'ana@exemplo.com', '--reason', 'oi'], '--reason'],
  [['revoke', 'ana@exemplo.com', 'bia@exemplo.com', ...WHY], '"bia@exemplo.com" sobra'],
  [['list', 'ana@exemplo.com'], 'sobra'],
  [['promote', 'ana@exemplo.com', ...WHY], 'Não há o comando "promote"'],
])('%j is refused with the reason', (args, said) => {
  expect(parseOperator(args)).toMatchObject({ ok: false, error: expect.stringContaining(said) });
});
