import { useSession } from '@aura/shared-session';
import { Link } from '@aura/shared-session/router';
import { buttonClass } from '@aura/shared-ui';
import { FirstStepLink } from '../../navigation/first-step-link.tsx';
import { PANEL } from '../../navigation/ways.ts';
import styles from './calls.module.css';

/** The two ways on: an account for those without one, and the diagnosis. */
export function CallsToAction() {
  const signedIn = useSession().status === 'signedIn';
  return (
    <div className={styles['calls']}>
      {signedIn ? (
        <Link to={PANEL.path} className={buttonClass({ variant: 'primary', size: 'lg' })}>
          Ir para meu painel
        </Link>
      ) : (
        <Link to="/signup" className={buttonClass({ variant: 'primary', size: 'lg' })} data-visitor-only>
          Criar conta grátis
        </Link>
      )}
      <FirstStepLink variant="secondary" size="lg" />
    </div>
  );
}
