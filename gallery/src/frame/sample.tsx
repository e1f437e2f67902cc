import type { ReactNode } from 'react';
import styles from './sample.module.css';

interface Props {
  readonly title: string;
  readonly note?: string;
  /** `row` side by side, `grid` in columns if there is room, `stack` one below another. */
  readonly layout?: 'row' | 'grid' | 'stack';
  readonly children: ReactNode;
}

/** One aspect of a family: its name, what to know about it, and the thing itself. */
export function Sample({ title, note, layout = 'stack', children }: Props) {
  return (
    <div className={styles['sample']}>
      <div>
        <h3 className={styles['title']}>{title}</h3>
        {note && <p className={styles['note']}>{note}</p>}
      </div>
      <div className={styles[layout]}>{children}</div>
    </div>
  );
}
