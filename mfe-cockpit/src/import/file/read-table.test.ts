import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeCsv } from '../../download/write-csv.ts';
import { readTable } from './read-table.ts';

const TABLE = 'Nome;E-mail;Área\nAna;ana@empresa.com;Operações\n';
const refusal = (text: string) => {
  const read = readTable(text);
  return read.ok ? null : read.error;
};
const cellsOf = (text: string) => {
  const read = readTable(text);
  return read.ok ? read.value.table.rows.map(({ cells }) => cells) : read.error;
};

test.each([
  [';', TABLE],
  [',', TABLE.replaceAll(';', ',')],
  ['\t', TABLE.replaceAll(';', '\t')],
  [';', `sep=;\r\n${TABLE}`],
  [';', `SEP=;\n${TABLE}`],
  [';', `"sep=;"\r\n${TABLE}`],
  [';', `Sep=;;;\n${TABLE}`],
  [',', `"SEP=,"\n${TABLE.replaceAll(';', ',')}`],
  [';', 'Nome;E-mail;Área, setor ou time\nAna;ana@empresa.com;Operações'],
])('the separator %j is found', (separator, text) => {
  expect(readTable(text)).toMatchObject({ ok: true, value: { separator } });
  expect(cellsOf(text)).toEqual([['Ana', 'ana@empresa.com', 'Operações']]);
});

test('lines are counted as an editor shows them, also behind cells of several lines and empty ones', () => {
  const read = readTable('sep=;\nNome;E-mail\n\n"Ana\nSouza";a@b.com\n;\nBia;b@b.com\nCaio;c@b.com;d;e\n');
  expect(read.ok && read.value.table.rows.map(({ line, problem }) => [line, problem])).toEqual([
    [4, null],
    [7, null],
    [8, expect.stringContaining('4 colunas')],
  ]);
});

test.each([
  ['\r\n', '\n'],
  ['\n', '\r\n'],
  ['\r', '\r'],
])('lines may end in %j first and in %j later, also with cells in quotation marks', (first, later) => {
  const text = `"Nome";"E-mail";"Área"${first}"Ana";"a@b.com";"TI"${later}"Bia${later}Reis";"b@b.com";"TI"${later}Caio;c@b.com;TI`;
  const read = readTable(text);
  expect(read.ok && read.value.table.rows.map(({ cells, line, problem }) => [cells, line, problem])).toEqual([
    [['Ana', 'a@b.com', 'TI'], 2, null],
    [['Bia\nReis', 'b@b.com', 'TI'], 3, null],
    [['Caio', 'c@b.com', 'TI'], 5, null],
  ]);
});

test('a lone carriage return within a cell ends no line where lines end otherwise', () =>
  expect(cellsOf('Nome;E-mail\nAna\rSouza;a@b.com')).toEqual([['Ana\rSouza', 'a@b.com']]));

test('a quotation mark that does not close is told on its line', () => {
  const read = readTable('Nome;E-mail\nAna;a@b.com\n"Bia;b@b.com\nCaio;c@b.com');
  expect(read.ok && read.value.table.rows.map(({ line, problem }) => [line, problem])).toEqual([
    [2, null],
    [3, expect.stringContaining('aspa que não fecha')],
  ]);
});

test.each([
  ['', 'nenhuma linha'],
  ['\n ; \n', 'nenhuma linha'],
  ['Nome;E-mail\n', 'nenhuma pessoa'],
  ['Nome\nAna', 'uma coluna'],
  ['Ana;ana@empresa.com;Operações\nBia;bia@empresa.com;Operações', 'parece ser de uma pessoa'],
])('%j is refused: %s', (text, reason) => expect(refusal(text)).toContain(reason));

test('5,000 people are read and one more is refused', () => {
  const table = (people: number) =>
    `Nome;E-mail\n${Array.from({ length: people }, (_, at) => `P${at};p${at}@b.com\n`).join('')}`;
  expect(refusal(table(5000))).toBeNull();
  expect(refusal(table(5001))).toContain('mais de 5.000 pessoas');
});

test('a million empty rows after the people are passed over, and people behind them are not lost in silence', () => {
  const empty = ';;\n'.repeat(1_000_000);
  expect(cellsOf(`${TABLE}${empty}`)).toEqual([['Ana', 'ana@empresa.com', 'Operações']]);
  expect(refusal(`${TABLE}${empty}Bia;bia@empresa.com;Operações`)).toContain('linhas vazias demais');
});

test('a line of titles with two million columns is refused before anything is made of them', () =>
  expect(refusal(`${'a;'.repeat(2_000_000)}\nb;c`)).toContain('2.000.001 colunas'));

test('every cell of a table that was written here is read back as it was', () => {
  const cell = fc.string({
    unit: fc.constantFrom('a', 'ç', ';', ',', '\t', '"', "'", '=', '@', '\n', ' ', '1'),
  });
  const rows = fc.array(fc.tuple(cell, cell, cell), { minLength: 1 });
  fc.assert(
    fc.property(rows, (people) => {
      // A row that holds nothing is none.
      const filled = people.filter((cells) => cells.some((text) => text.trim() !== ''));
      fc.pre(filled.length > 0);
      expect(cellsOf(writeCsv([['Nome', 'E-mail', 'Área'], ...filled]).replace('\ufeff', ''))).toEqual(
        filled,
      );
    }),
  );
});
