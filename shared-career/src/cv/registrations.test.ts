import { describe, expect, it } from 'vitest';
import { findCouncils, findRegistrations } from './registrations.ts';

const found = (text: string): [string, boolean][] =>
  findRegistrations(text).map(({ skillId, numbered }) => [skillId, numbered]);

describe('findRegistrations', () => {
  it.each([
    ['COREN-PE 123.456', [['coren', true]]],
    ['OAB/SP 1234', [['oab', true]]],
    ['CRM-SP', [['crm-medico', false]]],
    ['CRP 06/12345', [['crp', true]]],
    ['CREA-MG nº 98765/D', [['crea', true]]],
    ['CNH: categoria E', [['cnh-e', false]]],
    [
      'Habilitação (AD)',
      [
        ['cnh-a', false],
        ['cnh-d', false],
      ],
    ],
  ])('reads %s', (text, registrations) => {
    expect(found(text)).toEqual(registrations);
  });

  it.each(['CRM e funil de vendas', 'CNH e carro próprio', 'Microcrea 2020', 'Crédito rural'])(
    'reads no registration in %s',
    (text) => {
      expect(found(text)).toEqual([]);
    },
  );
});

describe('findCouncils', () => {
  it.each([
    ['CFT nº 900.441.882-00 ativo', 'CFT', '900.441.882-00'],
    ['CFTA ativo, registro 990.4127-3', 'CFTA', '990.4127-3'],
    ['CRTR 5ª Região/SP nº 99.731-T', 'CRTR', '99.731-T'],
    ['Médica-veterinária – CRMV-MT 99.413', 'CRMV-MT', '99.413'],
    ['CRBM-1 nº 99.204 (ativo)', 'CRBM-1', '99.204'],
    ['CAU A999012-3', 'CAU', 'A999012-3'],
    ['MTE nº 0099214/MS', 'MTE', '0099214/MS'],
    ['Comissária | CANAC 900417', 'ANAC', '900417'],
    ['COREN-PE 123.456', 'COREN-PE', '123.456'],
  ])('reads %s', (text, council, number) => {
    expect(findCouncils(text)).toEqual([{ council, number }]);
  });

  it.each([
    'Curso do CRMV-PR "Ética", on-line, 2025',
    'CRM-BA 99.640 (inscrição cancelada em 2019)',
    'Quem assina é o Eng. Fabrício (CREA-ES 99.730/D)',
    'Palestra "O que muda no CAU", 2h',
  ])('reads no registration of the author in %s', (text) => {
    expect(findCouncils(text)).toEqual([]);
  });
});
