import type { ArticleSummary } from '@aura/shared-domain/articles';
import { Link } from '@aura/shared-session/router';
import styles from './guide-list.module.css';

interface Props {
  readonly guides: readonly ArticleSummary[];
  /** The folder of the guides; `/recursos` by default. */
  readonly folder?: '/recursos' | '/blog';
}

/** Texts to choose from, under a heading of the second level. */
export function GuideList({ guides, folder = '/recursos' }: Props) {
  return (
    <ul className={styles['list']}>
      {guides.map(({ id, title, description, category, readingTime }) => (
        <li key={id}>
          <p className={styles['meta']}>
            <span className={styles['category']}>{category}</span>
            <span>{readingTime} min de leitura</span>
          </p>
          <h3 id={id}>
            <Link to={`${folder}/${id}`}>{title}</Link>
          </h3>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}
