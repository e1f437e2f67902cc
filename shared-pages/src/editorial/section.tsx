import type { ReactNode } from 'react';
import styles from './section.module.css';

interface Props {
  /** Id of the heading, so that the section can be linked. */
  readonly id: string;
  readonly title: string;
  readonly lead?: string;
  /** `split` puts the heading next to the content if there is room, `stacked` above it. */
  readonly layout?: 'split' | 'stacked';
  readonly children: ReactNode;
}

/** A part of an editorial page: a hairline, a heading, its content. */
export function Section({ id, title, lead, layout = 'split', children }: Props) {
  return (
    <section className={styles['section']} data-layout={layout} aria-labelledby={id}>
      <div className={styles['heading']}>
        <h2 id={id}>{title}</h2>
        {lead && <p>{lead}</p>}
      </div>
      <div className={styles['body']}>{children}</div>
    </section>
  );
}
