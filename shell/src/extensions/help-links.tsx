import { Link } from '@aura/shared-session/router';
import { useId } from 'react';
import styles from './help-links.module.css';
import { useOffered } from './use-offered.ts';

/** Links to pages of remotes that answer a question; nothing without any. */
export function HelpLinks() {
  const offered = useOffered('help');
  const heading = useId();
  if (offered.length === 0) return null;
  return (
    <section aria-labelledby={heading} className={styles['help']}>
      <h2 id={heading}>Talvez a resposta já esteja aqui</h2>
      <ul className={styles['links']}>
        {offered.map(({ key, extension: { title, path } }) => (
          <li key={key}>
            <Link to={path}>{title}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
