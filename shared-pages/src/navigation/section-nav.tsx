import { Link } from '@aura/shared-session/router';
import styles from './section-nav.module.css';

interface Props {
  /** Of what the pages are parts. */
  readonly label: string;
  readonly pages: readonly {
    readonly label: string;
    readonly path: string;
    /** What its entry of the history is to say. */
    readonly state?: unknown;
  }[];
  /** The path of the page on the screen; null on one below them. */
  readonly current: string | null;
}

/** The pages of a feature, side by side; the one on the screen is marked. */
export const SectionNav = ({ label, pages, current }: Props) => (
  <nav className={styles['nav']} aria-label={label} data-no-print>
    <ul className={styles['list']}>
      {pages.map((page) => (
        <li key={page.path}>
          <Link to={page.path} state={page.state} aria-current={page.path === current ? 'page' : undefined}>
            {page.label}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
