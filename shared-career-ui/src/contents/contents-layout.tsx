import type { ReactNode } from 'react';
import { jumpOnClick } from '../evidence/jump-on-click.ts';
import styles from './contents.module.css';

/** A section of a long page. */
export interface ContentsEntry {
  /** Id of its heading. */
  readonly id: string;
  readonly label: string;
}

interface Props {
  readonly entries: readonly ContentsEntry[];
  readonly children: ReactNode;
}

/** A long page with links to its sections: above them on phones, next to them if there is room. */
export function ContentsLayout({ entries, children }: Props) {
  return (
    <div className={styles['layout']}>
      <nav className={styles['contents']} aria-labelledby="contents-title" data-no-print>
        <p id="contents-title" className={styles['title']}>
          Nesta página
        </p>
        <ul className={styles['links']}>
          {entries.map(({ id, label }) => (
            <li key={id}>
              <a href={`#${id}`} onClick={jumpOnClick(id)}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles['sections']}>{children}</div>
    </div>
  );
}
