import { err, ok, type Result } from '@aura/shared-domain';

/** One row of a table: an id and its text. */
export interface Row {
  readonly id: string;
  readonly value: string;
}

/** A line that is no row, counted from 1. */
export interface BadLine {
  readonly line: number;
  readonly problem: string;
}

/** What the first cell of a header says; compared in lower case without quotes. */
const HEADER = /^(?:id|_?(?:query|q|corpus|c|doc|document|title)[-_ ]?(?:id)?|qid|cid)$/i;

const unquoted = (cell: string): string => cell.trim().replace(/^"(.*)"$/su, '$1');

/**
 * Reads a tab-separated table of two columns; further ones are ignored. A first line with the name of a column for an
 * id is a header. Byte-order mark, CRLF and blank lines are no mistakes.
 */
export function readTable(text: string): Result<Row[], BadLine[]> {
  const rows: Row[] = [];
  const bad: BadLine[] = [];
  let seen = 0;
  text
    .replace(/^\ufeff/u, '')
    .split(/\r\n|\n|\r/u)
    .forEach((line, index) => {
      if (line.trim() === '') return;
      seen += 1;
      const cells = line.split('\t').map(unquoted);
      const [id = '', value = ''] = cells;
      if (seen === 1 && HEADER.test(id)) return;
      if (cells.length < 2) bad.push({ line: index + 1, problem: 'no tab' });
      else if (id === '') bad.push({ line: index + 1, problem: 'no id' });
      else if (value === '') bad.push({ line: index + 1, problem: 'nothing after the id' });
      else rows.push({ id, value });
    });
  return bad.length > 0 ? err(bad) : ok(rows);
}

/** The right answers of each query. */
export function getGold(rows: readonly Row[]): Map<string, Set<string>> {
  const gold = new Map<string, Set<string>>();
  for (const { id, value } of rows) gold.set(id, (gold.get(id) ?? new Set()).add(value));
  return gold;
}
