import { describe, expect, test } from 'vitest';
import { parseCommand } from './parse-command.ts';

const parse = (line: string) => parseCommand(line === '' ? [] : line.split(' '));

describe('parseCommand', () => {
  test.each([
    ['', { kind: 'help' }],
    ['--help', { kind: 'help' }],
    ['publish --help', { kind: 'help' }],
    ['publish tools', { kind: 'publish', name: 'tools', reason: undefined }],
    ['publish tools --reason porque', { kind: 'publish', name: 'tools', reason: 'porque' }],
    [
      'stage tools --percent 10',
      { kind: 'stage', name: 'tools', audience: { kind: 'percent', percent: 10 } },
    ],
    [
      'stage --role gestor_rh tools',
      { kind: 'stage', name: 'tools', audience: { kind: 'role', role: 'gestor_rh' } },
    ],
    [
      'stage tools --to ana@b.c --to x1y',
      { kind: 'stage', name: 'tools', audience: { kind: 'people', people: ['ana@b.c', 'x1y'] } },
    ],
    ['preview tools', { kind: 'preview', name: 'tools', reason: undefined }],
    ['promote tools', { kind: 'promote', name: 'tools' }],
    ['rollback tools', { kind: 'rollback', name: 'tools', to: undefined }],
    ['rollback tools --to 1.0.0', { kind: 'rollback', name: 'tools', to: '1.0.0' }],
    ['retire tools --reason fim', { kind: 'retire', name: 'tools', reason: 'fim' }],
    ['block tools 1.0.0', { kind: 'block', name: 'tools', version: '1.0.0', reason: undefined }],
    ['owner list', { kind: 'owner-list' }],
    [
      'owner add trilhas --key t.json --replace',
      { kind: 'owner-add', owner: 'trilhas', keyFile: 't.json', replaces: true },
    ],
    ['history', { kind: 'history', name: undefined, json: false }],
    ['history tools --json', { kind: 'history', name: 'tools', json: true }],
    ['new jobs --port 4400', { kind: 'tool', tool: 'new', args: ['jobs', '--port', '4400'] }],
    ['doctor --help', { kind: 'help' }],
  ])('reads "%s"', (line, command) => {
    expect(parse(line)).toMatchObject({ ok: true, value: command });
  });

  test.each([
    ['frobnicate', 'frobnicate'],
    ['publish', 'Falta o nome'],
    ['publish tools billing', '"billing" sobra'],
    ['publish tools --skip-smoke', '--skip-smoke'],
    ['publish tools --reason', 'Falta o valor da opção --reason'],
    ['history --json=sim', '--json não leva valor'],
    ['stage tools', '--percent, --role ou --to'],
    ['stage tools --percent 10 --role gestor_rh', '--percent, --role ou --to'],
    ['stage tools --percent 10 --to a@b.c', '--percent, --role ou --to'],
    ['stage tools --to a@b.c,d@e.f', 'repita --to'],
    ['stage tools --percent 0', '1 a 99'],
    ['stage tools --percent 100', '1 a 99'],
    ['stage tools --percent 1.5', '1 a 99'],
    ['stage tools --role chefe', 'gestor_rh ou professional'],
    ['retire', 'Falta o nome'],
    ['block tools', 'Falta a versão'],
    ['block tools um', '"um" não é uma versão'],
    ['block tools 1.0.0 1.1.0', '"1.1.0" sobra'],
    ['owner', 'owner add EQUIPE'],
    ['owner add', 'Falta o nome da equipe'],
    ['owner add a b', '"b" sobra'],
    ['owner list a', '"a" sobra'],
    ['history a b', '"b" sobra'],
  ])('refuses "%s" and says what is wrong', (line, reason) => {
    expect(parse(line)).toMatchObject({ ok: false, error: expect.stringContaining(reason) });
  });
});
