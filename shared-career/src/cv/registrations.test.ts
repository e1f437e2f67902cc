import { describe, expect, it } from 'vitest';
import { findRegistrations } from './registrations.ts';

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
    'reads no registration into %s',
    (text) => {
      expect(found(text)).toEqual([]);
    },
  );
});
