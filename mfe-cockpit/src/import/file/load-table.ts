import { err, ok, type Result } from '@aura/shared-domain';
import { decodeText, type DecodedText } from './decode-text.ts';
import { refuseFile } from './refuse-file.ts';
import type { Table } from './table.ts';

/** A file that was read. */
export interface LoadedFile {
  readonly name: string;
  readonly encoding: DecodedText['encoding'];
  readonly table: Table;
}

/** A file as the browser gives it. */
export type ChosenFile = Pick<File, 'name' | 'size' | 'arrayBuffer'>;

/** Names of files that hold several tables, and more than letters. */
const WORKBOOK = /\.(?:xls[xmb]?|ods|numbers)$/iu;

const SAVING =
  'no Excel, use “Salvar como” e escolha “CSV UTF-8”; no Planilhas Google, use “Fazer download” e escolha ' +
  '“Valores separados por vírgulas (.csv)”. Depois escolha aqui o arquivo CSV.';
const SAVE_AS_CSV = `O arquivo é uma pasta de trabalho do Excel ou de outra planilha, e aqui entra um CSV. Abra-o e salve-o de novo: ${SAVING}`;

/** Reads a file as a table, or says in words why it cannot be. The reader of tables comes with the first file. */
export async function loadTable(file: ChosenFile): Promise<Result<LoadedFile, string>> {
  if (WORKBOOK.test(file.name)) return err(SAVE_AS_CSV);
  const refusal = refuseFile(file);
  if (refusal !== null) return err(refusal);
  try {
    const [bytes, { readTable }] = await Promise.all([
      file.arrayBuffer(),
      import(/* webpackChunkName: "csv" */ './read-table.ts'),
    ]);
    const decoded = decodeText(new Uint8Array(bytes));
    if (!decoded) return err(`O arquivo não é de texto. Se é uma planilha: ${SAVING}`);
    const table = readTable(decoded.text);
    return table.ok ? ok({ name: file.name, encoding: decoded.encoding, table: table.value }) : table;
  } catch {
    return err('Não foi possível ler o arquivo. Verifique sua conexão e escolha o arquivo de novo.');
  }
}
