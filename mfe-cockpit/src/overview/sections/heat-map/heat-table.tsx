import type { CompanyOverview } from '@aura/shared-domain';
import { useId } from 'react';
import { HeatCell } from './heat-cell.tsx';
import type { HeatColumn } from './heat-columns.ts';
import styles from './heat-map.module.css';

interface Props {
  readonly caption: string;
  readonly rows: CompanyOverview['heatMap'];
  readonly columns: readonly HeatColumn[];
}

/** Skills by parts of the company. It scrolls by itself if it does not fit, also by keyboard. */
export function HeatTable({ caption, rows, columns }: Props) {
  const captionId = useId();
  return (
    // A scrolling element must take focus, or the keyboard cannot scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles['scroller']} aria-labelledby={captionId} tabIndex={0}>
      <table className={styles['table']}>
        <caption id={captionId}>
          <span>{caption}</span>
        </caption>
        <thead>
          <tr>
            <th scope="col">Competência</th>
            {columns.map(({ id, name }) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.skillId}>
              <th scope="row">{row.label}</th>
              {columns.map(({ id, cellOf }) => (
                <HeatCell key={id} cell={cellOf(row)} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
