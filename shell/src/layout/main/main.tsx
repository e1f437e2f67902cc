import type { ReactNode } from 'react';
import { MAIN_ID } from '../a11y/main-id.ts';
import styles from './main.module.css';

interface Props {
  readonly children: ReactNode;
}

/**
 * The main area: a column of the page's width with a gutter on both sides. A child marked with `data-bleed`
 * takes the whole width of the window instead. Target of the skip link.
 */
export function Main({ children }: Props) {
  return (
    <main id={MAIN_ID} tabIndex={-1} className={styles['main']}>
      {children}
    </main>
  );
}
