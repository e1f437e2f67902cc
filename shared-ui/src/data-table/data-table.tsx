// Roles are written out because in some browsers a stacked table loses them with its display.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import { useId, type ReactNode } from 'react';
import styles from './data-table.module.css';

export interface DataColumn {
  /** Of the value in each row. */
  readonly key: string;
  /** Head of the column. */
  readonly label: string;
  /** Aligns to the right with figures of equal width. */
  readonly numeric?: boolean | undefined;
}

export type DataRow = Readonly<Record<string, ReactNode> & { id: string }>;

/** A table whose first column names the row. */
export function DataTable({
  caption,
  columns,
  rows,
  narrow = 'scroll',
}: {
  /** What the table shows. */
  readonly caption: string;
  /** The first one names the row. */
  readonly columns: readonly DataColumn[];
  /** In this order. */
  readonly rows: readonly DataRow[];
  /** What happens where it does not fit: it scrolls, or each row becomes a block of named values (for long texts). */
  readonly narrow?: 'scroll' | 'stack';
}) {
  const captionId = useId();
  return (
    // What scrolls must take focus, or the keyboard cannot scroll it.
    <section
      className={styles['scroller']}
      data-narrow={narrow}
      aria-labelledby={captionId}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={narrow === 'scroll' ? 0 : undefined}
    >
      <table className={styles['table']} role="table">
        <caption id={captionId} className={styles['caption']}>
          {caption}
        </caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th key={column.key} role="columnheader" scope="col" data-numeric={column.numeric || undefined}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={row.id} role="row">
              {columns.map((column, index) => (
                <Cell key={column.key} column={column} head={index === 0}>
                  {row[column.key]}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface CellProps {
  readonly column: DataColumn;
  readonly head: boolean;
  readonly children: ReactNode;
}

function Cell({ column, head, children }: CellProps) {
  const numeric = column.numeric || undefined;
  if (head) {
    return (
      <th role="rowheader" scope="row" data-numeric={numeric}>
        {children}
      </th>
    );
  }
  return (
    <td role="cell" data-label={column.label} data-numeric={numeric}>
      {children}
    </td>
  );
}
