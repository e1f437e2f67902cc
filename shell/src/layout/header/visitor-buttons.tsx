import { Link } from '@aura/shared-session/router';
import { buttonClass } from '@aura/shared-ui';
import styles from './menu.module.css';

/** What an anonymous visitor sees in place of the user menu. */
export function VisitorButtons() {
  return (
    <div className={styles['visitor']} data-visitor-only>
      <Link to="/login" className={buttonClass({ variant: 'quiet' })}>
        Entrar
      </Link>
      <Link to="/signup" className={buttonClass({ variant: 'primary' })}>
        Criar conta
      </Link>
    </div>
  );
}
