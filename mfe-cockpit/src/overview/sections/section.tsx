import type { ReactNode, RefObject } from 'react';
import styles from './section.module.css';

interface Props {
  /** Id of the heading, which alerts lead to. */
  readonly id: string;
  readonly title: string;
  readonly titleRef?: RefObject<HTMLHeadingElement | null>;
  readonly children: ReactNode;
}

/** A part of the page with its heading. */
export const Section = ({ id, title, titleRef, children }: Props) => (
  <section className={styles['section']} aria-labelledby={id}>
    <h2 id={id} ref={titleRef} tabIndex={-1}>
      {title}
    </h2>
    {children}
  </section>
);
