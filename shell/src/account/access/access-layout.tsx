import { PageHeader } from '@aura/shared-ui';
import type { ReactNode } from 'react';
import styles from './access.module.css';

interface Props {
  readonly title: string;
  readonly lead: ReactNode;
  /** One sentence beside the form, in the display face. */
  readonly aside: string;
  /** The form and the way to the other page. */
  readonly children: ReactNode;
}

/** The page of a form that leads into an account. */
export function AccessLayout({ title, lead, aside, children }: Props) {
  return (
    <div className={styles['page']}>
      <div className={styles['column']}>
        <PageHeader title={title} lead={lead} />
        {children}
      </div>
      <aside className={styles['aside']}>
        <p>{aside}</p>
      </aside>
    </div>
  );
}
