import { expect, test } from 'vitest';
import { findColumns } from '../columns/guess-columns.ts';
import { readTable } from '../file/read-table.ts';
import { checkRows } from './check-rows.ts';

const check = (...lines: string[]) => checkUnder('Nome;E-mail;Área;Gestor?;Unidade;Admissão', ...lines);
function checkUnder(...lines: string[]) {
  const read = readTable(lines.join('\n'));
  if (!read.ok) throw new Error(read.error);
  return checkRows(read.value.table, findColumns(read.value.table));
}

test('each line is a person or a reason, named by its number in the file', () => {
  const { good, bad } = check(
    'Ana;ana@empresa.com;Operações;sim;Recife;01/03/2024',
    ';sem-arroba;;;;31/02/2024',
    '',
    'Bia;BIA@empresa.com;Operações;;;',
  );
  expect(good).toEqual([
    {
      line: 2,
      person: {
        name: 'Ana',
        email: 'ana@empresa.com',
        department: 'Operações',
        isManager: true,
        unit: 'Recife',
        admittedOn: '2024-03-01',
      },
    },
    { line: 5, person: expect.objectContaining({ email: 'bia@empresa.com', unit: null, admittedOn: null }) },
  ]);
  expect(bad).toEqual([
    {
      line: 3,
      problem:
        'Falta o nome. “sem-arroba” não é um e-mail válido. Falta o departamento. “31/02/2024” não é uma data como 31/12/2025 ou 2025-12-31.',
    },
  ]);
});

test('an invisible, damaged or misread value is explained on its line, if the column counts', () => {
  const { good, bad } = check(
    'Ana\u202e;ana@empresa.com;TI;;;',
    'Jo\ufffdo;joao@empresa.com;TI;;;',
    'JosÃ©;jose@empresa.com;OperaÃ§Ãµes;;;',
  );
  expect(good).toEqual([]);
  expect(bad).toEqual([
    { line: 2, problem: expect.stringContaining('O nome tem um caractere invisível') },
    { line: 3, problem: expect.stringContaining('letra danificada') },
    { line: 4, problem: expect.stringMatching(/“JosÃ©” está com .* “OperaÃ§Ãµes” está com/u) },
  ]);
  const other = checkUnder('Nome;E-mail;Área;Recado', 'Ana;ana@empresa.com;TI;Ol\ufffd');
  expect(other.bad).toEqual([]);
});

test('a repeated address names its first line, in any spelling', () => {
  const { good, bad } = check(
    'Ana;ana@empresa.com;Operações;;;',
    'Ana S.;ANA@empresa.com ;Vendas;;;',
    'Ana;ana@empresa.com;TI;;;',
  );
  expect(good.map(({ line }) => line)).toEqual([2]);
  expect(bad).toEqual([
    { line: 3, problem: 'E-mail repetido: ana@empresa.com já está na linha 2.' },
    { line: 4, problem: 'E-mail repetido: ana@empresa.com já está na linha 2.' },
  ]);
});

test('lines without an address are not repetitions of each other', () => {
  const { bad } = check('Ana;;TI;;;', 'Bia;;TI;;;', 'Caio;n/a;TI;;;', 'Davi;n/a;TI;;;');
  expect(bad.map(({ problem }) => problem)).toEqual([
    ...Array.from({ length: 2 }, () => 'Falta o e-mail.'),
    ...Array.from({ length: 2 }, () => '“n/a” não é um e-mail válido.'),
  ]);
});

test('missing columns are left out, so that the list keeps its values', () => {
  const { good } = checkUnder(
    'Nome;E-mail;Área;Unidade',
    'Ana;ana@empresa.com;TI;Recife',
    'Bia;bia@empresa.com;TI;',
  );
  expect(good.map(({ person }) => person)).toStrictEqual([
    { name: 'Ana', email: 'ana@empresa.com', department: 'TI', unit: 'Recife' },
    { name: 'Bia', email: 'bia@empresa.com', department: 'TI', unit: null },
  ]);
});
