import { Tag } from '@aura/shared-ui';
import type { SpecimenSection } from './section.ts';
import styles from './section-frame.module.css';

/** A family under its heading, with the names by which its components are imported. */
export function SectionFrame({ id, title, lead, shows, Content }: SpecimenSection) {
  return (
    <section id={id} className={styles['section']} aria-labelledby={`${id}-title`}>
      <header className={styles['head']}>
        <h2 id={`${id}-title`}>{title}</h2>
        <p>{lead}</p>
        {shows.length > 0 && (
          <ul className={styles['names']} aria-label="Importe de @aura/shared-ui">
            {shows.map((name) => (
              <li key={name}>
                <Tag>{name}</Tag>
              </li>
            ))}
          </ul>
        )}
      </header>
      <Content />
    </section>
  );
}
