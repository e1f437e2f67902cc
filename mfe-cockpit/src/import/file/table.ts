import { err, MAX_IMPORT_ROWS, ok, PersonEmailSchema, type Result } from '@aura/shared-domain';
import * as v from 'valibot';
import { writeCsv } from '../../download/write-csv.ts';
import { formatWhole } from '../../words/numbers.ts';

/** A row of a table under its titles. */
export interface TableRow {
  readonly cells: readonly string[];
  /** Line of the file on which it begins, from 1: a cell may hold several. */
  readonly line: number;
  /** Why its cells cannot be separated; null if they can. */
  readonly problem: string | null;
}

export interface Table {
  readonly header: readonly string[];
  readonly rows: readonly TableRow[];
}

/** The problem of a row that swallows the text after it: its cells do not belong to one person. */
export const UNCLOSED = 'Há uma aspa que não fecha: daqui até o fim, o arquivo não pôde ser lido.';

/** Rows to read of a file: no more than tell that there are too many. */
export const ROWS_TO_READ = MAX_IMPORT_ROWS + 2;

/** Columns that are shown to choose from; the widest exports of payrolls have some dozens. */
const MOST_COLUMNS = 200;

/** The table that filled rows make, the titles first, or why it is none; in words. */
export function buildTable([titles, ...rows]: readonly TableRow[]): Result<Table, string> {
  if (!titles) return err('O arquivo não tem nenhuma linha preenchida.');
  if (titles.cells.length > MOST_COLUMNS)
    return err(
      `A linha de títulos tem ${formatWhole(titles.cells.length)} colunas, e são lidas até ${MOST_COLUMNS}. Deixe só as da lista de pessoas.`,
    );
  const header = titles.cells.map((title) => title.trim());
  if (header.length < 2)
    return err(
      'Só foi encontrada uma coluna. Num CSV, separe as colunas por ponto e vírgula, vírgula ou tabulação.',
    );
  if (header.some((title) => v.is(PersonEmailSchema, title)))
    return err(
      'A primeira linha parece ser de uma pessoa. Ponha antes dela uma linha com os títulos das colunas, como no modelo, e escolha o arquivo de novo.',
    );
  if (rows.length === 0) return err('O arquivo só tem os títulos das colunas, e nenhuma pessoa.');
  if (rows.length > MAX_IMPORT_ROWS)
    return err(
      `O arquivo tem mais de ${formatWhole(MAX_IMPORT_ROWS)} pessoas, o máximo de uma importação. Divida-o em partes e importe uma de cada vez.`,
    );
  return ok({ header, rows });
}

/** A table to fill in: the titles, and one line that shows how. */
export const writeModelCsv = (): string =>
  writeCsv([
    ['Nome', 'E-mail', 'Departamento', 'Gestor? (sim ou não)', 'Unidade', 'Admissão'],
    ['Nome da Pessoa', 'pessoa@suaempresa.com.br', 'Operações', 'não', 'Matriz', '03/02/2025'],
  ]);
