import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

/** Text for screen readers only: it takes no room on screen. */
export function VisuallyHidden({
  children,
  as: Element = 'span',
}: {
  /** What is heard. */
  readonly children: ReactNode;
  /** The element to render; a `span` unless told. */
  readonly as?: 'span' | 'div' | 'p' | 'h2' | 'h3' | undefined;
}) {
  return <Element className={styles['hidden']}>{children}</Element>;
}
