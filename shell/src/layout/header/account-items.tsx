import { Link } from '@aura/shared-session/router';
import { Icon } from '@aura/shared-ui';
import styles from './header.module.css';
import { accountLinks } from './navigation.ts';

interface Props {
  readonly role: string | undefined;
  readonly onFollow: () => void;
  readonly onSignOut: () => void;
}

/** The entries of the user menu. */
export function AccountItems({ role, onFollow, onSignOut }: Props) {
  return (
    <ul className={styles['account']}>
      {accountLinks(role).map(({ label, path }) => (
        <li key={path}>
          <Link to={path} className={styles['accountItem']} onClick={onFollow}>
            {label}
          </Link>
        </li>
      ))}
      <li>
        <button
          type="button"
          className={styles['accountItem']}
          onClick={() => {
            onFollow();
            onSignOut();
          }}
        >
          <Icon name="logout" size={16} />
          Sair
        </button>
      </li>
    </ul>
  );
}
