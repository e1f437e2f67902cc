import { PageHeader } from '@aura/shared-ui';
import type { ComponentProps } from 'react';
import styles from './opening.module.css';

/** The page's header set large, with room around it, as a magazine opens an article. */
export function Opening(header: ComponentProps<typeof PageHeader>) {
  return (
    <div className={styles['opening']}>
      <PageHeader {...header} />
    </div>
  );
}
