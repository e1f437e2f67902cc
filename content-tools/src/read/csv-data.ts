import Papa from 'papaparse';

export interface CsvData {
  /** One record for each row, by the names of the columns; every value is text. */
  readonly data: readonly Readonly<Record<string, string>>[];
  readonly faults: readonly { readonly line: number; readonly message: string }[];
}

/** Reads a table whose first line names the columns. A row is one line: a cell holds no line break. */
export function readCsv(text: string): CsvData {
  const [header = [], ...rows] = Papa.parse<string[]>(text.trimEnd(), { skipEmptyLines: false }).data;
  const faults = rows.flatMap((cells, at) => {
    if (cells.length === header.length && !cells.some((cell) => cell.includes('\n'))) return [];
    return [
      {
        line: at + 2,
        message: `a linha tem ${cells.length} colunas, e a primeira nomeia ${header.length}. Um texto com vírgula vai entre aspas, sem quebra de linha.`,
      },
    ];
  });
  const data = rows.map((cells) => Object.fromEntries(header.map((name, at) => [name, cells[at] ?? ''])));
  return { data, faults };
}
