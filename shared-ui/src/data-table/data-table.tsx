import { useId, type ReactNode } from 'react';
import styles from './data-table.module.css';

export interface DataColumn {
  readonly key: string;
  readonly label: string;
  /** Aligns to the right with figures of equal width. */
  readonly numeric?: boolean | undefined;
}

export type DataRow = Readonly<Record<string, ReactNode> & { id: string }>;

export interface DataTableProps {
  readonly caption: string;
  readonly columns: readonly DataColumn[];
  readonly rows: readonly DataRow[];
}

/** A table whose first column names the row. Where it does not fit it scrolls, also by keyboard. */
export function DataTable({ caption, columns, rows }: DataTableProps) {
  const captionId = useId();
  return (
    // What scrolls must take focus, or the keyboard cannot scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles['scroller']} aria-labelledby={captionId} tabIndex={0}>
      <table className={styles['table']}>
        <caption id={captionId} className={styles['caption']}>
          {caption}
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" data-numeric={column.numeric || undefined}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
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
      <th scope="row" data-numeric={numeric}>
        {children}
      </th>
    );
  }
  return <td data-numeric={numeric}>{children}</td>;
}
