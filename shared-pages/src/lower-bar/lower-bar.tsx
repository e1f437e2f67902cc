import type { ReactNode } from 'react';
import styles from './lower-bar.module.css';

interface Props {
  /** The call, and a few words (`<p>`) about it. */
  readonly children: ReactNode;
  /** Only in narrow windows, where the call of the page itself is further down. */
  readonly onlyNarrow?: boolean;
}

/**
 * Keeps the main call of a page in sight at the lower edge, however long the page is. It comes last in its parent, a
 * block or a column, and stays in sight as long as its parent is: in a grid it would stay within its own row only.
 */
export const LowerBar = ({ children, onlyNarrow = false }: Props) => (
  <div className={styles['bar']} data-lower-bar="" data-narrow={onlyNarrow || undefined} data-no-print>
    {children}
  </div>
);
