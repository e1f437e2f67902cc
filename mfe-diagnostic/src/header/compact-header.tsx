import type { ReactNode } from 'react';
import styles from './compact-header.module.css';

interface Props {
  readonly title: string;
  readonly lead: string;
  readonly actions?: ReactNode;
}

/** A page header that needs little space: the subject must be on the first screen. */
export function CompactHeader({ title, lead, actions }: Props) {
  return (
    <header className={styles['header']}>
      <div>
        <h1 className={styles['title']} tabIndex={-1} data-page-title>
          {title}
        </h1>
        <p className={styles['lead']}>{lead}</p>
      </div>
      {actions}
    </header>
  );
}
