import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readSheet, readWorkbook } from './index.ts';
import { makeXlsx, type TestCell, type TestWorkbookOptions } from './testing/xlsx.ts';

const LIMIT = 5001;

function opened(bytes: Uint8Array) {
  const book = readWorkbook(bytes);
  if (!book.ok) throw new Error(book.error);
  return book.value;
}

function rowsOf(rows: readonly (readonly TestCell[])[], options?: TestWorkbookOptions) {
  const book = opened(makeXlsx([{ name: 'Pessoas', rows }], options));
  const read = readSheet(book, 'xl/worksheets/sheet1.xml', LIMIT);
  if (!read.ok) throw new Error(read.error);
  return read.value;
}
const cellsOf = (...given: Parameters<typeof rowsOf>) => rowsOf(...given).map(({ cells }) => cells);

test.each([{}, { inline: true }])('reads texts unchanged %o', (options) => {
  const row = ['Conceição & "Jota"', ' <b> ', 'a_x000D_b'];
  expect(cellsOf([row], options)).toEqual([['Conceição & "Jota"', ' <b> ', 'a\rb']]);
});

test('reads numbers, truths, errors and results of formulas as texts', () => {
  const xml = [
    '<c r="@"><v>1.0E3</v></c>',
    '<c r="@"><f>1+1</f><v>2</v></c>',
    '<c r="@" t="str"><f>A1&amp;"x"</f><v>Ana</v></c>',
    '<c r="@" t="e"><v>#N/A</v></c>',
  ].map((one) => ({ xml: one }));
  expect(cellsOf([[12, 0.5, 12_345_678_901, true, false, ...xml]])).toEqual([
    ['12', '0.5', '12345678901', 'VERDADEIRO', 'FALSO', '1000', '2', 'Ana', '#N/A'],
  ]);
});

test('reports a formula without a stored result', () => {
  const rows = rowsOf([['Ana', { xml: '<c r="@"><f>NOW()</f></c>' }], ['Bia']]);
  expect(rows.map(({ lacksResult }) => lacksResult)).toEqual([true, false]);
});

test('reads a number as a day if its style says so, and otherwise as a number', () => {
  const styled = (style: number, days: number) => ({ xml: `<c r="@" s="${style}"><v>${days}</v></c>` });
  const row = [styled(1, 45_691), styled(2, 45_691.75), styled(3, 45_691), styled(0, 45_691), styled(1, 59)];
  expect(cellsOf([row])).toEqual([['2025-02-03', '2025-02-03', '45691', '45691', '1900-02-28']]);
  expect(cellsOf([[styled(1, 44_229)]], { from1904: true })).toEqual([['2025-02-03']]);
});

test('puts cells in their columns and rows under their numbers, and omits empty rows', () => {
  expect(rowsOf([['a', null, 'c'], [], [null, 'b']])).toMatchObject([
    { line: 1, cells: ['a', '', 'c'] },
    { line: 3, cells: ['', 'b'] },
  ]);
});

test('reads cells and rows without a name, and names with a prefix', () => {
  const sheet =
    '<x:worksheet xmlns:x="x"><x:sheetData><x:row><x:c t="inlineStr"><x:is><x:t>a</x:t></x:is></x:c>' +
    '<x:c><x:v>2</x:v></x:c></x:row></x:sheetData></x:worksheet>';
  expect(rowsOf([], { parts: { 'xl/worksheets/sheet1.xml': sheet } })).toMatchObject([
    { line: 1, cells: ['a', '2'] },
  ]);
});

test('joins a text with several formats, without its pronunciation', () => {
  const strings = '<sst><si/><si><r><t>Jo</t></r><r><t>ão</t></r><rPh><t>zh</t></rPh></si></sst>';
  const cell = (at: number) => ({ xml: `<c r="@" t="s"><v>${at}</v></c>` });
  expect(cellsOf([[cell(1), cell(0), cell(9), 1]], { parts: { 'xl/sharedStrings.xml': strings } })).toEqual([
    ['João', '', '', '1'],
  ]);
});

test('reads 5,000 people, and no more rows than requested', () => {
  const people = Array.from({ length: 6000 }, (_, at) => [`Pessoa ${at}`, `p${at}@empresa.com`, 'TI']);
  const rows = rowsOf(people);
  expect(rows).toHaveLength(LIMIT);
  expect(rows.at(-1)?.cells).toEqual(['Pessoa 5000', 'p5000@empresa.com', 'TI']);
});

test('makes no wide row from a cell far to the right', () => {
  expect(cellsOf([['a', { xml: '<c r="XFD1"><v>1</v></c>' }]])).toEqual([['a']]);
});

test('ignores hidden sheets', () => {
  const rows = [['a']];
  const book = opened(
    makeXlsx([
      { name: 'Listas', rows, state: 'veryHidden' },
      { name: 'Antiga', rows, state: 'hidden' },
      { name: 'Pessoas & áreas', rows },
    ]),
  );
  expect(book.sheets).toEqual([{ name: 'Pessoas & áreas', part: 'xl/worksheets/sheet3.xml' }]);
});

const whole = makeXlsx([{ name: 'Pessoas', rows: [['Nome', 'E-mail']] }]);
const flipped = whole.map((byte, at) => (at === 60 ? byte ^ 0xff : byte));
const compound = (text: string) =>
  Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, ...text.split('').flatMap((letter) => [letter.charCodeAt(0), 0])]);
const bomb = makeXlsx([{ name: 'Pessoas', rows: [['a']] }], {
  parts: { 'xl/sharedStrings.xml': `<sst>${' '.repeat(40_000_000)}</sst>` },
});

test.each([
  ['cut off', whole.subarray(0, whole.length / 2), 'damaged'],
  ['with another byte', flipped, 'damaged'],
  ['that inflates to forty megabytes', bomb, 'damaged'],
  [
    'with entities of its own',
    makeXlsx([], { parts: { 'xl/workbook.xml': '<!DOCTYPE a><workbook/>' } }),
    'damaged',
  ],
  ['with a password', compound('EncryptedPackage'), 'protected'],
  ['of the old format', compound('Workbook'), 'old'],
  ['that is a text document', zipSync({ 'word/document.xml': strToU8('<a/>') }), 'other'],
])('refuses a file %s', (_, bytes, problem) => {
  expect(readWorkbook(bytes)).toEqual({ ok: false, error: problem });
});

test('refuses a sheet that inflates too far', () => {
  const sheet = `<worksheet><sheetData>${' '.repeat(40_000_000)}</sheetData></worksheet>`;
  const book = opened(
    makeXlsx([{ name: 'Pessoas', rows: [] }], { parts: { 'xl/worksheets/sheet1.xml': sheet } }),
  );
  expect(readSheet(book, 'xl/worksheets/sheet1.xml', LIMIT)).toEqual({ ok: false, error: 'damaged' });
});
