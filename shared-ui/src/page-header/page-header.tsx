import type { ReactNode } from 'react';
import styles from './page-header.module.css';

export interface PageHeaderProps {
  readonly eyebrow?: string | undefined;
  readonly title: string;
  readonly lead?: ReactNode;
  readonly actions?: ReactNode;
}

/** Opens a page with its only `h1`, which takes the focus after a change of route. */
export function PageHeader({ eyebrow, title, lead, actions }: PageHeaderProps) {
  return (
    <header className={styles['header']}>
      <div className={styles['text']}>
        {eyebrow && <p className={styles['eyebrow']}>{eyebrow}</p>}
        <h1 className={styles['title']} tabIndex={-1} data-page-title>
          {title}
        </h1>
        {lead && <div className={styles['lead']}>{lead}</div>}
      </div>
      {actions && <div className={styles['actions']}>{actions}</div>}
    </header>
  );
}
