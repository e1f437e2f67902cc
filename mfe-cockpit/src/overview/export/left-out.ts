import { choosePlural, type CompanyTable, type TableRow } from '@aura/shared-domain';
import { counted, formatWhole } from '../../words/numbers.ts';

/** The rows of one group that say nothing but that they have no number. */
export interface LeftOut {
  /** Id of a department; null for the whole company. */
  readonly unit: string | null;
  readonly rows: number;
}

/** A row with a number, or with the half that it is in. */
export type ToldRow = TableRow & { readonly state: 'ok' | 'band' };

/** A table for a file: the rows that say something, and how many of each group are left out. */
export interface Told {
  readonly rows: readonly ToldRow[];
  readonly leftOut: readonly LeftOut[];
}

/**
 * Leaves out the rows without any number. A protected number and one that was never measured are counted together, so that
 * the file tells less of small groups than the screen does, and never more.
 */
export function leaveOutEmptyRows({ rows }: Pick<CompanyTable, 'rows'>): Told {
  const counts = new Map<string | null, number>();
  for (const { unit } of rows.filter((row) => !isTold(row))) counts.set(unit, (counts.get(unit) ?? 0) + 1);
  return {
    rows: rows.filter(isTold),
    leftOut: [...counts].map(([unit, count]) => ({ unit, rows: count })),
  };
}

const isTold = (row: TableRow): row is ToldRow => row.state === 'ok' || row.state === 'band';

/** "728 de 1.638 linhas ficaram de fora: …" @param all rows of the table, with those left out */
export function describeLeftOut(leftOut: readonly LeftOut[], all: number): string {
  const missing = leftOut.reduce((sum, { rows }) => sum + rows, 0);
  if (missing === 0) return 'Nenhuma linha ficou de fora.';
  return (
    `${formatWhole(missing)} de ${counted(all, 'linha', 'linhas')} ${choosePlural(missing, 'ficou', 'ficaram')} de fora: não têm ` +
    'número, porque o grupo é pequeno demais para um ou porque nada foi medido. O arquivo não separa um caso do outro, ' +
    'para não dizer nada de poucas pessoas.'
  );
}

/** "96 cortes omitidos por proteção" */
export const describeOmitted = ({ rows }: Pick<LeftOut, 'rows'>): string =>
  `${counted(rows, 'corte omitido', 'cortes omitidos')} por proteção`;
