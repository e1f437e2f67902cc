import { useSession } from '@aura/shared-session';
import { signOutNow } from '@aura/shared-session/host';
import { navigate, useSearchParams } from '@aura/shared-session/router';
import { Button } from '@aura/shared-ui';
import { useAttempt } from '@aura/shared-pages/forms';
import { AccessLayout } from '../../account/access/access-layout.tsx';
import styles from '../../account/access/access.module.css';
import { AttemptFailure } from '../../account/access/attempt-failure.tsx';
import { keepNext, useWayOn } from '../../account/access/destination.ts';

/** `/trocar-conta`: a person signs out to sign in with another account, and continues to a safe `next`. */
export default function TrocarContaPage() {
  const session = useSession();
  const [query] = useSearchParams();
  const next = query.get('next');
  const wayOn = useWayOn(next);
  const [attempt, run] = useAttempt<'leave'>();
  const leave = async () => {
    // The guard has put a login in the place of this page by then, which would lead back here.
    if (await run('leave', signOutNow)) navigate(keepNext('/login', next), { replace: true });
  };
  const own = session.status === 'signedIn' ? session.user.email : null;
  return (
    <AccessLayout
      title="Usar outra conta"
      lead={`Você entrou com ${own ?? 'uma conta sem e-mail'}. Saia dela para entrar com outra: nada do que você fez se perde.${wayOn}`}
      aside="Cada conta guarda só o que é dela."
    >
      <div className={styles['ways']}>
        <AttemptFailure attempt={attempt} />
        <Button size="lg" busy={attempt.status === 'pending'} onClick={() => void leave()}>
          Sair desta conta
        </Button>
      </div>
    </AccessLayout>
  );
}
