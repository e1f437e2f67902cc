import { err, formatNumber, MAX_IMPORT_ROWS, ok, type Result } from '@aura/shared-domain';
import { formatWhole } from '../../words/numbers.ts';
import { decodeAs, decodeText } from './decode-text.ts';
import type { Reading, ReadingChoice } from './reading.ts';
import type { Table } from './table.ts';

/** A file that was read. */
export interface LoadedFile {
  readonly name: string;
  readonly reading: Reading;
  readonly table: Table;
}

/** A file as the browser gives it. */
export type ChosenFile = Pick<File, 'name' | 'size' | 'arrayBuffer'>;

/** Reads a file as a table, or says in words why it cannot be. The readers come with the first file. */
export async function loadTable(
  file: ChosenFile,
  choice: ReadingChoice = {},
): Promise<Result<LoadedFile, string>> {
  const refusal = refuseFile(file);
  if (refusal !== null) return err(refusal);
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const read = isWorkbook(file.name, bytes)
      ? await loadSheet(bytes, choice)
      : await loadText(bytes, choice);
    return read.ok ? ok({ name: file.name, ...read.value }) : read;
  } catch {
    return err('Não foi possível ler o arquivo. Verifique sua conexão e escolha o arquivo de novo.');
  }
}

const WORKBOOK_NAME = /\.(?:xls[xmb]?|ods|numbers)$/iu;
/** How archives (XLSX among them) begin, and the compound files of old or protected workbooks. */
const WORKBOOK_STARTS = ['PK\u0003\u0004', '\u00d0\u00cf\u0011\u00e0'];

/** By its name or by how it begins: a workbook may be called `.csv`, and a text `.xls`. */
function isWorkbook(name: string, bytes: Uint8Array): boolean {
  const start = String.fromCharCode(...bytes.subarray(0, 4));
  return WORKBOOK_STARTS.includes(start) || (WORKBOOK_NAME.test(name) && decodeText(bytes) === null);
}

type Loaded = Result<Omit<LoadedFile, 'name'>, string>;

async function loadSheet(bytes: Uint8Array, { sheet }: ReadingChoice): Promise<Loaded> {
  const { readWorkbookTable } = await import(/* webpackChunkName: "xlsx" */ './read-workbook-table.ts');
  return readWorkbookTable(bytes, sheet);
}

async function loadText(bytes: Uint8Array, { encoding, separator }: ReadingChoice): Promise<Loaded> {
  const { readTable } = await import(/* webpackChunkName: "csv" */ './read-table.ts');
  const decoded = encoding ? { encoding, text: decodeAs(bytes, encoding) } : decodeText(bytes);
  if (!decoded) return err('O arquivo não é de texto nem é uma planilha. Salve-o como XLSX ou CSV.');
  const read = readTable(decoded.text, separator);
  if (!read.ok) return read;
  return ok({
    table: read.value.table,
    reading: { kind: 'text', encoding: decoded.encoding, separator: read.value.separator },
  });
}

const MEGABYTE = 1024 * 1024;
const LARGEST = 5 * MEGABYTE;

/** The reason for not opening a file; null if it can be opened. */
function refuseFile({ size }: { readonly size: number }): string | null {
  if (size === 0) return 'O arquivo está vazio.';
  if (size <= LARGEST) return null;
  const megabytes = formatNumber(Math.max(size / MEGABYTE, 5.1), 1);
  return (
    `O arquivo tem ${megabytes} MB, e o máximo é 5 MB. Uma lista de ${formatWhole(MAX_IMPORT_ROWS)} pessoas ` +
    'cabe com folga: confira se é o arquivo certo.'
  );
}
