import Papa from 'papaparse';

/** A row of a table. */
interface TableRow {
  readonly cells: readonly string[];
  /** Line on which it begins, from 1: a cell may hold several. */
  readonly line: number;
  /** Whether a quotation mark was open at its end. */
  readonly unclosed: boolean;
}

/** The rows of a table that hold anything. */
export function tableRows(text: string, delimiter: string): readonly TableRow[] {
  const rows: TableRow[] = [];
  let at = 0;
  let line = 1;
  Papa.parse<string[]>(text, {
    delimiter,
    step: ({ data, errors, meta }) => {
      const raw = text.slice(at, meta.cursor);
      at = meta.cursor;
      const unclosed = errors.some(({ code }) => code === 'MissingQuotes');
      if (data.some((cell) => cell.trim() !== '')) rows.push({ cells: data, line, unclosed });
      line += lineBreaks(raw);
    },
  });
  return rows;
}

const lineBreaks = (text: string): number => text.match(/\r\n?|\n/g)?.length ?? 0;
