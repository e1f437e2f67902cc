import { makeXlsx } from '@aura/shared-career/office-testing';
import { expect, test } from 'vitest';
import { loadTable } from './load-table.ts';

const sized = (size: number) => ({
  name: 'grande.csv',
  size,
  arrayBuffer: () => Promise.reject(new Error('must not be opened')),
});

test('a table in Windows-1252 is read with its accents', async () => {
  const text = 'Nome;E-mail;Área\nJosé;jose@empresa.com;Operações';
  const file = new File([Uint8Array.from(text, (letter) => letter.charCodeAt(0))], 'pessoas.csv');
  expect(await loadTable(file)).toMatchObject({
    ok: true,
    value: {
      name: 'pessoas.csv',
      reading: { kind: 'text', encoding: 'Windows-1252', separator: ';' },
      table: { rows: [{ cells: ['José', 'jose@empresa.com', 'Operações'] }] },
    },
  });
});

test.each([
  [50 * 1024 * 1024, 'O arquivo tem 50 MB, e o máximo é 5 MB.'],
  [5 * 1024 * 1024 + 1, 'O arquivo tem 5,1 MB, e o máximo é 5 MB.'],
  [0, 'O arquivo está vazio.'],
])('a file of %i bytes is refused without being opened', async (size, reason) => {
  expect(await loadTable(sized(size))).toMatchObject({ ok: false, error: expect.stringContaining(reason) });
});

const fileOf = (bytes: Uint8Array, name = 'pessoas.xlsx') => new File([new Uint8Array(bytes)], name);
const TITLES = ['Nome', 'E-mail', 'Área', 'Admissão'];
const admitted = { xml: '<c r="@" s="1"><v>45691</v></c>' };
const PEOPLE = [TITLES, ['José', 'jose@empresa.com', 'Operações', admitted]];
const ROW = ['José', 'jose@empresa.com', 'Operações', '2025-02-03'];

test.each(['pessoas.xlsx', 'pessoas.csv'])(
  'a workbook called %s is read by its first list of people',
  async (name) => {
    const bytes = makeXlsx([
      { name: 'Capa', rows: [['Empresa Horizonte'], ['Feito em', 'março']] },
      { name: 'Pessoas', rows: [['Empresa Horizonte'], [], ...PEOPLE] },
      { name: 'Antigas', rows: PEOPLE },
    ]);
    expect(await loadTable(fileOf(bytes, name))).toMatchObject({
      ok: true,
      value: {
        reading: { kind: 'workbook', sheet: 'Pessoas', sheets: ['Capa', 'Pessoas', 'Antigas'], titlesAt: 3 },
        table: { header: TITLES, rows: [{ line: 4, cells: ROW, problem: null }] },
      },
    });
  },
);

test('another sheet is read where it is chosen', async () => {
  const other = [TITLES, ['Bia', 'bia@empresa.com', 'TI', '']];
  const file = fileOf(
    makeXlsx([
      { name: 'A', rows: PEOPLE },
      { name: 'B', rows: other },
    ]),
  );
  expect(await loadTable(file, { sheet: 'B' })).toMatchObject({
    value: { reading: { sheet: 'B' }, table: { rows: [{ cells: ['Bia', 'bia@empresa.com', 'TI', ''] }] } },
  });
});

test('a formula without a result is a fault of its row only, and a result is read', async () => {
  const sum = { xml: '<c r="@" t="str"><f>A2</f><v>Bia</v></c>' };
  const open = { xml: '<c r="@"><f>A2</f></c>' };
  const rows = [TITLES, [sum, 'bia@empresa.com', 'TI'], [open, 'caio@empresa.com', 'TI']];
  const read = await loadTable(fileOf(makeXlsx([{ name: 'A', rows }])));
  expect(read.ok && read.value.table.rows.map(({ cells, problem }) => [cells[0], problem])).toEqual([
    ['Bia', null],
    ['', expect.stringContaining('fórmula sem resultado')],
  ]);
});

test.each([
  [5000, 5000],
  [5001, expect.stringContaining('mais de 5.000')],
])('a workbook of %i people', async (count, outcome) => {
  const people = Array.from({ length: count }, (_, at) => [`P ${at}`, `p${at}@empresa.com`, 'TI', 45_691]);
  const read = await loadTable(fileOf(makeXlsx([{ name: 'A', rows: [['Lista'], TITLES, ...people] }])));
  expect(read.ok ? read.value.table.rows.length : read.error).toEqual(outcome);
});

const compound = (text: string) =>
  Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, ...text.split('').flatMap((letter) => [letter.charCodeAt(0), 0])]);

test.each([
  ['damaged', makeXlsx([{ name: 'A', rows: PEOPLE }]).subarray(0, 400), /danificada/u],
  ['with a password', compound('EncryptedPackage'), /tem senha/u],
  ['of the old format', compound('Workbook'), /formato antigo .*salve como/u],
  ['without people', makeXlsx([{ name: 'A', rows: [TITLES] }]), /nenhuma pessoa/u],
])('a workbook that is %s is refused with the way on', async (_, bytes, reason) => {
  expect(await loadTable(fileOf(bytes))).toMatchObject({ error: expect.stringMatching(reason) });
});

test('a text is read as somebody says that it is written', async () => {
  const file = fileOf(new TextEncoder().encode('Nome,E-mail;Função\nJosé,a@b.com;TI'), 'pessoas.csv');
  expect(await loadTable(file, { encoding: 'Windows-1252', separator: ',' })).toMatchObject({
    value: {
      reading: { encoding: 'Windows-1252', separator: ',' },
      table: { header: ['Nome', 'E-mail;FunÃ§Ã£o'], rows: [{ cells: ['JosÃ©', 'a@b.com;TI'] }] },
    },
  });
});

test('a file that the device does not give is a refusal too', async () => {
  expect(await loadTable(sized(10))).toMatchObject({
    error: expect.stringContaining('Não foi possível ler o arquivo'),
  });
});
