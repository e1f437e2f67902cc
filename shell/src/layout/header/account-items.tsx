import { Link } from '@aura/shared-session/router';
import { Icon } from '@aura/shared-ui';
import styles from './account-menu.module.css';
import type { Way } from '../../navigation/ways.ts';

interface Props {
  readonly links: readonly Way[];
  readonly onSignOut: () => void;
}

/** The entries of the user menu. */
export function AccountItems({ links, onSignOut }: Props) {
  return (
    <ul className={styles['account']}>
      {links.map(({ label, path }) => (
        <li key={path}>
          <Link to={path} className={styles['accountItem']}>
            {label}
          </Link>
        </li>
      ))}
      <li>
        <button type="button" className={styles['accountItem']} onClick={onSignOut}>
          <Icon name="logout" size={16} />
          Sair
        </button>
      </li>
    </ul>
  );
}
