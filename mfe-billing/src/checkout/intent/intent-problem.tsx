import { Link, useLocation } from '@aura/shared-session/router';
import { Button, buttonClass, Notice } from '@aura/shared-ui';
import styles from '../checkout.module.css';
import { PLANS_PATH, SUBSCRIPTION_PATH, SUCCESS_PATH } from '../paths.ts';
import type { IntentFailure } from './intent-failure.ts';

interface Props {
  readonly failure: IntentFailure;
  readonly onRetry: () => void;
}

/** Why the payment could not be prepared, and what can be done about it. */
export function IntentProblem({ failure, onRetry }: Props) {
  return (
    <Notice
      tone="error"
      action={
        <div className={styles['ways']}>
          <WaysOn way={failure.way} onRetry={onRetry} />
        </div>
      }
    >
      {failure.message}
    </Notice>
  );
}

const quiet = buttonClass({ variant: 'secondary' });

function WaysOn({ way, onRetry }: { readonly way: IntentFailure['way']; readonly onRetry: () => void }) {
  const { pathname } = useLocation();
  switch (way) {
    case 'again':
      return (
        <Button variant="secondary" onClick={onRetry}>
          Tentar novamente
        </Button>
      );
    case 'login':
      return (
        <Link className={quiet} to={`/login?next=${encodeURIComponent(pathname)}`}>
          Fazer login
        </Link>
      );
    case 'subscription':
      return (
        <>
          <Link className={quiet} to={SUBSCRIPTION_PATH}>
            Ver sua assinatura
          </Link>
          <Link to={SUCCESS_PATH}>Ver o andamento da compra</Link>
        </>
      );
    case 'plans':
      return (
        <Link className={quiet} to={PLANS_PATH}>
          Ver os planos
        </Link>
      );
  }
}
