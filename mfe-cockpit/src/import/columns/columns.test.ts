import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findTitle, listRepeatedTitles, NO_COLUMNS } from './columns.ts';
import { guessColumns } from './guess-columns.ts';

test.each([
  ['Nome;E-mail;Área;Gestor?;Unidade;Admissão'],
  ['COLABORADOR;Email;DEPARTAMENTO;É gestora?;Filial;Data de admissão'],
  ['Funcionário;Correio eletrônico;Setor;Líder;Local de trabalho;dt_admissao'],
  ['Nome completo;E-mail corporativo;Time;gestor;unidade;data admissão'],
  ['nome do colaborador;e-mail da pessoa;nome da área;Gestor (S/N);cidade da loja;data da contratação'],
])('finds every column of %s', (titles) => {
  expect(guessColumns(titles.split(';'))).toEqual({
    name: 0,
    email: 1,
    department: 2,
    isManager: 3,
    unit: 4,
    admittedOn: 5,
  });
});

test('a whole title wins over a word in another, in any order', () => {
  const header = [
    'Nome da mãe',
    'E-mail da gestora',
    'E-mail',
    'Nome social',
    'Nome',
    'Nome do departamento',
  ];
  expect(guessColumns(header)).toEqual({ ...NO_COLUMNS, name: 4, email: 2, department: 5 });
});

test('unrelated titles are left alone', () => {
  expect(guessColumns(['CPF', 'Salário', 'Data de nascimento', 'E-mail do gestor', ''])).toEqual(NO_COLUMNS);
});

test('no column is taken twice, and none outside the table', () => {
  const title = fc.constantFrom('Nome', 'E-mail', 'Área', 'Unidade', 'Nome da área', 'Gestor', '', 'x');
  fc.assert(
    fc.property(fc.array(title), (header) => {
      const taken = Object.values(guessColumns(header)).filter((at) => at !== null);
      expect(new Set(taken).size).toBe(taken.length);
      expect(taken.every((at) => at >= 0 && at < header.length)).toBe(true);
    }),
  );
});

test('columns of one title are told apart by their place', () => {
  const header = ['Nome', 'E-mail', 'e-mail', ''];
  expect(header.map((_, at) => findTitle(header, at))).toEqual([
    'Nome',
    'E-mail (coluna 2)',
    'e-mail (coluna 3)',
    'Coluna 4 (sem título)',
  ]);
});

test('a column that was taken out of several of one title is named, others are not', () => {
  const header = ['Nome', 'E-mail', 'e-mail', 'Área', 'Obs', 'Obs', '', ''];
  expect(listRepeatedTitles(header, guessColumns(header))).toEqual(['E-mail (coluna 2)']);
  expect(listRepeatedTitles(['Nome', 'E-mail'], { ...NO_COLUMNS, name: 0, email: 1 })).toEqual([]);
});
