import type { ReactNode } from 'react';
import styles from './long-read.module.css';

interface Props {
  /** Names the table of contents. */
  readonly label: string;
  /** Its entries; each id is that of a heading among the children. */
  readonly sections: readonly { readonly id: string; readonly title: string }[];
  readonly children: ReactNode;
}

/** A long text with its table of contents: above it, or next to it if there is room. */
export function LongRead({ label, sections, children }: Props) {
  return (
    <div className={styles['layout']}>
      <nav className={styles['contents']} aria-label={label}>
        <p aria-hidden="true">{label}</p>
        <ol>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles['text']}>{children}</div>
    </div>
  );
}
