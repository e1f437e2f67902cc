import type { ReactNode } from 'react';
import styles from './page-header.module.css';

/** Opens a page with its only `h1`, which takes the focus after a change of route. */
export function PageHeader({
  eyebrow,
  title,
  lead,
  actions,
}: {
  /** Small line above the title. */
  readonly eyebrow?: string | undefined;
  /** The only `h1` of the page. */
  readonly title: string;
  /** What the page is for, in a sentence. */
  readonly lead?: ReactNode;
  /** Buttons and links of the whole page. */
  readonly actions?: ReactNode;
}) {
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
