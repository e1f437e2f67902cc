import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './disclosure.module.css';

export interface DisclosureProps {
  readonly summary: ReactNode;
  readonly children: ReactNode;
  /** Whether it starts open. */
  readonly open?: boolean | undefined;
}

/** A question and its answer: native details, found by the browser's page search. */
export function Disclosure({ summary, children, open = false }: DisclosureProps) {
  return (
    <details className={styles['disclosure']} open={open}>
      <summary className={styles['summary']}>
        <span>{summary}</span>
        <Icon name="chevronDown" size={18} />
      </summary>
      <div className={styles['content']}>{children}</div>
    </details>
  );
}
