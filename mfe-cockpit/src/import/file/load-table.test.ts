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
      encoding: 'Windows-1252',
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

test('a workbook is refused with the way to a table', async () => {
  const read = await loadTable(new File(['PK\u0003\u0004...'], 'pessoas.csv'));
  expect(read).toMatchObject({ error: expect.stringContaining('escolha “CSV UTF-8”') });
});

test.each(['pessoas.xlsx', 'PESSOAS.XLS', 'pessoas.ods'])(
  '%s is said to be a workbook, whatever its size',
  async (name) => {
    const read = await loadTable({ ...sized(50 * 1024 * 1024), name });
    expect(read).toMatchObject({ error: expect.stringMatching(/é uma pasta de trabalho .*“CSV UTF-8”/u) });
  },
);

test('a file that the device does not give is a refusal too', async () => {
  expect(await loadTable(sized(10))).toMatchObject({
    error: expect.stringContaining('Não foi possível ler o arquivo'),
  });
});
