import { PageHeader, type PageHeaderProps } from '@aura/shared-ui';
import styles from './opening.module.css';

/** The page's header set large, with room around it, as a magazine opens an article. */
export function Opening(header: PageHeaderProps) {
  return (
    <div className={styles['opening']}>
      <PageHeader {...header} />
    </div>
  );
}
