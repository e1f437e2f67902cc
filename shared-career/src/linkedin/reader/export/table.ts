import Papa from 'papaparse';
import { decodeText } from '../../../resume/detect.ts';
import { toDisplayText, foldKey } from '../../../text/index.ts';
import { TABLES } from '../../../generated/linkedin-tables.ts';
import { TABLE_KINDS, type TableKind } from './columns.ts';

/** Most rows of one table that are read. */
const MAX_ROWS = 1000;
/** Most characters of one field: twice the longest text that LinkedIn takes. */
const MAX_FIELD = 12_000;
/** Maximum number of note rows above the column names. */
const PREAMBLE = 6;

/** A row by the names of this project; empty where the table has no such column. */
export type Row<K extends TableKind> = Readonly<Record<keyof (typeof TABLES)[K]['columns'], string>>;

const foldName = (text: string): string =>
  foldKey(toDisplayText(text))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Which table a file name means ("Recommendations_Received.csv", "Positions (1).csv"); null for every other file. */
export function findTableOfFile(name: string): TableKind | null {
  if (!/\.csv$/iu.test(name)) return null;
  const base = foldName(name.replace(/\.csv$/iu, '').replace(/\s*\(\d+\)$/u, ''));
  return TABLE_KINDS.find((kind) => (TABLES[kind].files as readonly string[]).includes(base)) ?? null;
}

/** Place of each known column in a row of names. */
function findColumns(kind: TableKind, names: readonly string[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const [field, aliases] of Object.entries(TABLES[kind].columns) as [string, readonly string[]][]) {
    const at = aliases.map((alias) => names.indexOf(alias)).find((index) => index >= 0);
    if (at !== undefined) found.set(field, at);
  }
  return found;
}

function parseRows(bytes: Uint8Array): string[][] {
  const { data } = Papa.parse<string[]>(decodeText(bytes), {
    skipEmptyLines: 'greedy',
    preview: MAX_ROWS + PREAMBLE,
    delimitersToGuess: [',', ';', '\t'],
  });
  return data.map((row) => row.map((cell) => cell.slice(0, MAX_FIELD)));
}

function readRows<K extends TableKind>(kind: K, rows: readonly (readonly string[])[]): Row<K>[] | null {
  for (let at = 0; at < Math.min(PREAMBLE, rows.length); at += 1) {
    const columns = findColumns(kind, (rows[at] ?? []).map(foldName));
    if (!TABLES[kind].needs.some((field) => columns.has(field))) continue;
    const fields = Object.keys(TABLES[kind].columns);
    return rows.slice(at + 1, at + 1 + MAX_ROWS).map((row) => {
      const cell = (field: string): string => {
        const column = columns.get(field);
        return column === undefined ? '' : toDisplayText(row[column] ?? '').trim();
      };
      return Object.fromEntries(fields.map((field) => [field, cell(field)])) as Row<K>;
    });
  }
  return null;
}

/** The rows of a table; null if no row contains the column names. */
export function readTable<K extends TableKind>(kind: K, bytes: Uint8Array): Row<K>[] | null {
  return readRows(kind, parseRows(bytes));
}

/** Whether a lone CSV is the profile or the positions, by its columns; null for any other. */
export function detectTableOfContent(bytes: Uint8Array): 'profile' | 'positions' | null {
  const names = parseRows(bytes)
    .slice(0, PREAMBLE)
    .map((row) => row.map(foldName));
  const holds = (kind: TableKind, fields: readonly string[]): boolean =>
    names.some((row) => {
      const columns = findColumns(kind, row);
      return fields.every((field) => columns.has(field));
    });
  if (holds('positions', ['company', 'title', 'start'])) return 'positions';
  return holds('profile', ['firstName', 'headline']) ? 'profile' : null;
}
