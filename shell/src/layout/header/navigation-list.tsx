import { NavLink } from '@aura/shared-session/router';
import { Icon } from '@aura/shared-ui';
import styles from './menu.module.css';
import type { NavigationItem } from '../../navigation/navigation.ts';

interface Props {
  readonly entries: readonly NavigationItem[];
}

/** The entries of the navigation, each with its lock where there is one. */
export function NavigationList({ entries }: Props) {
  return (
    <ul className={styles['list']}>
      {entries.map(({ label, path, locked }) => (
        <li key={path}>
          <NavLink to={path} className={styles['link'] ?? ''}>
            {label}
            {locked && <Icon name="lock" size={14} label="(acesso restrito)" />}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
