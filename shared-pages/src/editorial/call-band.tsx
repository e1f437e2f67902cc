import type { ReactNode } from 'react';
import styles from './call-band.module.css';

interface Props {
  /** Id of the heading. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** Links, the most important first. */
  readonly children: ReactNode;
}

/** Closes a page with the way on. */
export function CallBand({ id, title, text, children }: Props) {
  return (
    <section className={styles['band']} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p>{text}</p>
      <div className={styles['actions']}>{children}</div>
    </section>
  );
}
