import { Link } from '@aura/shared-session/router';
import { buttonClass } from '@aura/shared-ui';
import styles from './header.module.css';

interface Props {
  readonly onFollow: () => void;
}

/** What an anonymous visitor sees in place of the user menu. */
export function VisitorButtons({ onFollow }: Props) {
  return (
    <div className={styles['visitor']}>
      <Link to="/login" className={buttonClass({ variant: 'quiet' })} onClick={onFollow}>
        Entrar
      </Link>
      <Link to="/signup" className={buttonClass({ variant: 'primary' })} onClick={onFollow}>
        Criar conta
      </Link>
    </div>
  );
}
