import { useIsOperator } from '@aura/shared-session/host';
import { Link } from '@aura/shared-session/router';
import { Icon } from '@aura/shared-ui';
import styles from './account-menu.module.css';
import { accountLinks } from './navigation.ts';

interface Props {
  readonly role: string | undefined;
  readonly onSignOut: () => void;
}

/** The entries of the user menu. */
export function AccountItems({ role, onSignOut }: Props) {
  const isOperator = useIsOperator();
  return (
    <ul className={styles['account']}>
      {accountLinks(role, isOperator).map(({ label, path }) => (
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
