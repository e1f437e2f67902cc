import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './disclosure.module.css';

/** A question and its answer: native details, found by the browser's page search. */
export function Disclosure({
  summary,
  children,
  open = false,
  onOpen,
}: {
  /** What is always there, and opens the rest. */
  readonly summary: ReactNode;
  /** The rest. */
  readonly children: ReactNode;
  /** Whether it starts open. */
  readonly open?: boolean | undefined;
  /** Each time that it has been opened. */
  readonly onOpen?: (() => void) | undefined;
}) {
  return (
    <details
      className={styles['disclosure']}
      open={open}
      onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}
    >
      <summary className={styles['summary']}>
        <span>{summary}</span>
        <Icon name="chevronDown" size={18} />
      </summary>
      <div className={styles['content']}>{children}</div>
    </details>
  );
}
