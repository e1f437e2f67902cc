import { useSession } from '@aura/shared-session';
import { Link, useLocation } from '@aura/shared-session/router';
import { Button, buttonClass, Notice } from '@aura/shared-ui';
import { useState } from 'react';
import { keepOrigin, useCameFrom } from '../../address/came-from.ts';
import { computeStanding } from '../../subscription/standing/standing.ts';
import styles from '../checkout.module.css';
import { PLANS_PATH, SUBSCRIPTION_PATH, SUCCESS_PATH } from '../paths.ts';
import type { IntentFailure } from './intent-failure.ts';

interface Props {
  readonly failure: IntentFailure;
  readonly onRetry: () => void;
  /** Buys in addition to the company's plan. */
  readonly onInsist: () => void;
}

/**
 * Why the payment could not be prepared, and what the person can do. It is no error if there is nothing left to pay.
 */
export function IntentProblem({ failure: { message, way }, onRetry, onInsist }: Props) {
  return (
    <Notice
      tone={QUIET.has(way) ? 'info' : 'error'}
      action={
        <div className={styles['ways']}>
          <WaysOn way={way} onRetry={onRetry} onInsist={onInsist} />
        </div>
      }
    >
      {message}
    </Notice>
  );
}

/** Cases that are no error: another step comes first, or nothing is left to pay. */
const QUIET: ReadonlySet<IntentFailure['way']> = new Set(['subscription', 'progress', 'address', 'insist']);

const quiet = buttonClass({ variant: 'secondary' });

function WaysOn({ way, onRetry, onInsist }: Omit<Props, 'failure'> & Pick<IntentFailure, 'way'>) {
  const { pathname, search } = useLocation();
  const cameFrom = useCameFrom();
  switch (way) {
    case 'again':
      return (
        <Button variant="secondary" onClick={onRetry}>
          Tentar novamente
        </Button>
      );
    case 'login':
      return (
        <Link className={quiet} to={`/login?next=${encodeURIComponent(pathname + search)}`}>
          Fazer login
        </Link>
      );
    case 'address':
      return (
        <Link className={buttonClass()} to={`/confirmar-email?next=${encodeURIComponent(pathname + search)}`}>
          Confirmar o e-mail
        </Link>
      );
    case 'insist':
      return (
        <>
          <Link className={buttonClass()} to="/perfil">
            Usar o que a empresa oferece
          </Link>
          <Button variant="secondary" onClick={onInsist}>
            Comprar mesmo assim
          </Button>
        </>
      );
    case 'subscription':
      return <OwnPlan className={quiet} />;
    case 'progress':
      return (
        <>
          <Link className={quiet} to={keepOrigin(SUCCESS_PATH, cameFrom)}>
            Ver o andamento da compra
          </Link>
          <OwnPlan />
        </>
      );
    case 'plans':
      return (
        <Link className={quiet} to={keepOrigin(PLANS_PATH, cameFrom)}>
          Ver os planos
        </Link>
      );
  }
}

/** Who has Conquista has no subscription to see. */
function OwnPlan({ className }: { readonly className?: string }) {
  const session = useSession();
  const [now] = useState(() => new Date());
  const hasConquista =
    session.status === 'signedIn' && computeStanding(session.profile, null, now).kind === 'payment';
  return (
    <Link className={className} to={SUBSCRIPTION_PATH}>
      {hasConquista ? 'Ver seus pagamentos' : 'Ver sua assinatura'}
    </Link>
  );
}
