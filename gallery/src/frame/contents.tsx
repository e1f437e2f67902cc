import type { SpecimenSection } from './section.ts';
import styles from './contents.module.css';

/** Links to the sections. */
export function Contents({ sections }: { readonly sections: readonly SpecimenSection[] }) {
  return (
    <nav className={styles['contents']} aria-labelledby="contents-title">
      <p id="contents-title" className={styles['title']}>
        Nesta página
      </p>
      <ul className={styles['links']}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
