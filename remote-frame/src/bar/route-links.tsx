import { hasParameters } from '@aura/shared-domain';
import { EXTENSIONS_PATH, type RemoteRoute } from '@aura/shared-federation/contract';
import { NavLink } from '@aura/shared-session/router';
import styles from './frame-bar.module.css';

/** The remote's pages, and what it shows in those of the shell. A pattern that stands for many addresses is named, but leads nowhere by itself. */
export function RouteLinks({ routes }: { readonly routes: readonly RemoteRoute[] }) {
  return (
    <ul className={styles['links']}>
      {routes.map(({ path, title }) => (
        <li key={path}>
          {hasParameters(path) ? (
            <span className={styles['link']}>
              {title} (<code>{path}</code>)
            </span>
          ) : (
            <NavLink className={styles['link'] ?? ''} to={path}>
              {title}
            </NavLink>
          )}
        </li>
      ))}
      <li>
        <NavLink className={styles['link'] ?? ''} to={EXTENSIONS_PATH}>
          Extensões
        </NavLink>
      </li>
    </ul>
  );
}
