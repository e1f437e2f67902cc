import fc from 'fast-check';
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { writeCsv } from './write-csv.ts';
import { removeGuard } from './formula.ts';

const PIECES = ['a', 'ã', ';', ',', '"', "'", '=', '+', '-', '@', '\t', '\r', '\n', '\r\n', ' ', '＝', '1'];
const cell = fc.oneof(
  fc.string(),
  fc.array(fc.constantFrom(...PIECES)).map((parts) => parts.join('')),
);
const table = fc
  .integer({ min: 1, max: 5 })
  .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1 }));

const read = (text: string) =>
  Papa.parse<string[]>(text.replace(/^\ufeff/, ''), { delimiter: ';', newline: '\r\n' }).data.slice(0, -1);

test('every cell comes back as it was', () => {
  fc.assert(
    fc.property(table, (rows) => {
      expect(read(writeCsv(rows)).map((cells) => cells.map(removeGuard))).toEqual(rows);
    }),
  );
});

test('no cell begins as a formula', () => {
  fc.assert(
    fc.property(table, (rows) => {
      for (const written of read(writeCsv(rows)).flat())
        expect(written).not.toMatch(/^\s*[=+\-@＝＋－＠\t\r]/);
    }),
  );
});

test('spreadsheets in Portuguese are told of the encoding and given their separator', () => {
  expect(
    writeCsv([
      ['Nome', 'Ação'],
      ['=1+1', 'diz "oi"'],
    ]),
  ).toBe('\ufeff"Nome";"Ação"\r\n"\'=1+1";"diz ""oi"""\r\n');
});
