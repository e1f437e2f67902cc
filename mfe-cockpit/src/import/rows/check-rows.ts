import type { InvitedPerson } from '@aura/shared-domain';
import { readAddress, readPerson } from '../../people/person/read-person.ts';
import type { Columns } from '../columns/columns.ts';
import type { Table } from '../file/table.ts';
import { readCell, readRowTexts } from './corrections.ts';

/** A row as the backend takes it. */
export interface GoodRow {
  readonly line: number;
  readonly person: InvitedPerson;
}

export interface LineProblem {
  readonly line: number;
  readonly problem: string;
  /** The person on it, if readable. */
  readonly person?: Pick<InvitedPerson, 'name' | 'email'> | undefined;
}

export interface CheckedRows {
  readonly good: readonly GoodRow[];
  /** At most one entry for each line that is left out. */
  readonly bad: readonly LineProblem[];
}

/** Reads every row by the columns that were chosen. Of several rows with one address the first is taken. */
export function checkRows({ rows }: Table, columns: Columns): CheckedRows {
  const good: GoodRow[] = [];
  const bad: LineProblem[] = [];
  const firstLines = new Map<string, number>();
  for (const row of rows) {
    const { line } = row;
    const address = readAddress(readCell(row, columns.email));
    const first = address === null ? undefined : firstLines.get(address);
    if (address !== null && first === undefined) firstLines.set(address, line);
    if (row.problem !== null) bad.push({ line, problem: row.problem });
    else if (first !== undefined)
      bad.push({ line, problem: `E-mail repetido: ${address} já está na linha ${first}.` });
    else {
      const read = readPerson(readRowTexts(row, columns));
      if (read.ok) good.push({ line, person: read.value });
      else bad.push({ line, problem: Object.values(read.error).join(' ') });
    }
  }
  return { good, bad };
}
