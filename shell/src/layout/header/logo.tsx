import { APP_NAME } from '@aura/shared-domain';
import styles from './header.module.css';

/** The mark and the name; the mark is decoration. */
export function Logo() {
  return (
    <span className={styles['logo']}>
      <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true" focusable="false">
        <circle cx="16" cy="16" r="15" className={styles['markDisc']} />
        <path d="M7.5 19.5a8.5 8.5 0 0 1 17 0" className={styles['markArc']} />
        <circle cx="16" cy="19.5" r="3" className={styles['markCore']} />
      </svg>
      {APP_NAME}
    </span>
  );
}
