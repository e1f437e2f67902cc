import { Notice, PageHeader } from '@aura/shared-ui';
import type { ReactNode } from 'react';
import styles from './access.module.css';

interface Props {
  readonly title: string;
  readonly lead: ReactNode;
  /** One sentence next to the form, in the display face. */
  readonly aside: string;
  /** The form and the way to the other page. */
  readonly children: ReactNode;
}

/** The page of a form that leads into an account. */
export function AccessLayout({ title, lead, aside, children }: Props) {
  return (
    <div className={styles['page']}>
      <div className={styles['column']} data-visitor-only>
        <PageHeader title={title} lead={lead} />
        <noscript>
          <Notice tone="warning">Para entrar ou criar uma conta, ative o JavaScript do navegador.</Notice>
        </noscript>
        {children}
      </div>
      <aside className={styles['aside']}>
        <p>{aside}</p>
      </aside>
    </div>
  );
}
