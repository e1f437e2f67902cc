import { NavLink } from '@aura/shared-session/router';
import { Icon } from '@aura/shared-ui';
import type { NavigationItem } from '../../navigation/navigation.ts';
import styles from './menu.module.css';

/** One entry of the navigation, with its lock if it has one. */
export function NavigationLink({ item: { label, path, locked } }: { readonly item: NavigationItem }) {
  return (
    <NavLink to={path} className={styles['link'] ?? ''}>
      {label}
      {locked && <Icon name="lock" size={14} label="(acesso restrito)" />}
    </NavLink>
  );
}
