import { useSession } from '@aura/shared-session';
import { Link } from '@aura/shared-session/router';
import { buttonClass } from '@aura/shared-ui';
import styles from './calls.module.css';

/** The two ways on: an account for those without one, and the diagnosis. */
export function CallsToAction() {
  const signedIn = useSession().status === 'signedIn';
  return (
    <div className={styles['calls']}>
      {signedIn ? (
        <Link to="/perfil" className={buttonClass({ variant: 'primary', size: 'lg' })}>
          Ir para meu painel
        </Link>
      ) : (
        <Link to="/signup" className={buttonClass({ variant: 'primary', size: 'lg' })} data-visitor-only>
          Criar conta grátis
        </Link>
      )}
      <Link to="/diagnostico-carreira" className={buttonClass({ variant: 'secondary', size: 'lg' })}>
        Fazer o diagnóstico
      </Link>
    </div>
  );
}
