import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

export interface VisuallyHiddenProps {
  readonly children: ReactNode;
  /** The element to render; a `span` unless told. */
  readonly as?: 'span' | 'div' | 'p' | 'h2' | 'h3' | undefined;
}

/** Text for screen readers only: it takes no room on screen. */
export function VisuallyHidden({ children, as: Element = 'span' }: VisuallyHiddenProps) {
  return <Element className={styles['hidden']}>{children}</Element>;
}
