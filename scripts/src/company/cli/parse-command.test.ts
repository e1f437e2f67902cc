import { describe, expect, test } from 'vitest';
import { parseCommand } from './parse-command.ts';

const parse = (line: string) => parseCommand(line === '' ? [] : line.split(' '));

describe('parseCommand', () => {
  test.each([
    ['', { kind: 'help' }],
    ['--help', { kind: 'help' }],
    ['grant --help', { kind: 'help' }],
    ['create Horizonte --seats 80', { kind: 'create', name: 'Horizonte', seats: 80, id: undefined }],
    ['create Horizonte --seats 1 --id hz_1', { kind: 'create', seats: 1, id: 'hz_1' }],
    ['seats horizonte 100000', { kind: 'seats', companyId: 'horizonte', seats: 100_000 }],
    ['grant Ana@Exemplo.com horizonte', { kind: 'grant', email: 'ana@exemplo.com', companyId: 'horizonte' }],
    ['revoke ana@exemplo.com', { kind: 'revoke', email: 'ana@exemplo.com' }],
    ['close horizonte', { kind: 'close', companyId: 'horizonte', isConfirmed: false }],
    ['close horizonte --yes', { kind: 'close', companyId: 'horizonte', isConfirmed: true }],
    ['list', { kind: 'list' }],
  ])('reads "%s"', (line, command) => {
    expect(parse(line)).toMatchObject({ ok: true, value: { command, project: undefined } });
  });

  test('a name may have spaces', () => {
    expect(parseCommand(['create', ' Horizonte Tecnologia ', '--seats', '80'])).toMatchObject({
      ok: true,
      value: { command: { name: 'Horizonte Tecnologia' } },
    });
  });

  test.each(['create Horizonte --seats 80', 'seats horizonte 80', 'grant a@b.co horizonte', 'list'])(
    'accepts a project next to "%s"',
    (line) => {
      expect(parse(`${line} --project empresa-real`)).toMatchObject({
        ok: true,
        value: { project: 'empresa-real' },
      });
    },
  );

  test.each([
    ['frobnicate', 'frobnicate'],
    ['create', 'Falta o nome'],
    ['create Horizonte', 'Falta --seats'],
    ['create Horizonte --seats 0', 'de 1 a 100000'],
    ['create Horizonte --seats 100001', 'de 1 a 100000'],
    ['create Horizonte --seats 2.5', 'de 1 a 100000'],
    ['create Horizonte Tecnologia --seats 80', '"Tecnologia" sobra'],
    ['create Horizonte --seats 80 --id a/b', 'código de empresa'],
    [`create ${'a'.repeat(121)} --seats 80`, '120 caracteres'],
    ['seats horizonte', 'Falta o número'],
    ['seats', 'Falta o código'],
    ['seats a/b 80', 'código de empresa'],
    ['seats horizonte 80 90', '"90" sobra'],
    ['seats horizonte 80 --seats 90', '--seats'],
    ['grant', 'Falta o e-mail'],
    ['grant horizonte ana@exemplo.com', '"horizonte" não é um e-mail'],
    ['grant ana@exemplo.com', 'Falta o código'],
    ['revoke ana', '"ana" não é um e-mail'],
    ['revoke ana@exemplo.com horizonte', '"horizonte" sobra'],
    ['close', 'Falta o código'],
    ['close horizonte outra --yes', '"outra" sobra'],
    ['close horizonte --yes=sim', 'A opção --yes não leva valor'],
    ['seats horizonte 80 --yes', '--yes'],
    ['list tudo', '"tudo" sobra'],
    ['list --project', 'Falta o valor da opção --project'],
    ['list --project=', 'Falta o valor da opção --project'],
  ])('refuses "%s" and says what is wrong', (line, reason) => {
    expect(parse(line)).toMatchObject({ ok: false, error: expect.stringContaining(reason) });
  });
});
