import { Icon, PageHeader, type IconName } from '@aura/shared-ui';
import type { ComponentProps, ReactNode } from 'react';
import styles from './long-read.module.css';

/** The parts of a page that is read before something is decided: set large, in sections between hairlines. */

/** The page's header, with room around it. */
export function Opening(header: ComponentProps<typeof PageHeader>) {
  return (
    <div className={styles['opening']}>
      <PageHeader {...header} />
    </div>
  );
}

interface SectionProps {
  /** Id of the heading, so that the section can be linked. */
  readonly id: string;
  readonly title: string;
  readonly lead?: string;
  /** `split` sets the heading beside the content where there is room, `stacked` above it. */
  readonly layout?: 'split' | 'stacked';
  readonly children: ReactNode;
}

/** A hairline, a heading, and what belongs to it. */
export function Section({ id, title, lead, layout = 'split', children }: SectionProps) {
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

interface EntriesProps {
  readonly entries: readonly { readonly title: string; readonly text: string }[];
}

/** Short statements, each a heading and a sentence or two. */
export function Entries({ entries }: EntriesProps) {
  return (
    <ul className={styles['entries']}>
      {entries.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

interface ViewProps {
  readonly title: string;
  readonly icon: IconName;
  readonly items: readonly string[];
}

/** Lists that are read against each other, side by side where there is room. */
export function SideBySide({ views }: { readonly views: readonly ViewProps[] }) {
  return (
    <div className={styles['views']}>
      {views.map(({ title, icon, items }) => (
        <div key={title} className={styles['view']}>
          <h3>{title}</h3>
          <ul>
            {items.map((item) => (
              <li key={item}>
                <Icon name={icon} />
                <span>{item}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
