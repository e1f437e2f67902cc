import type { SessionUser } from '@aura/shared-session';
import { Button, Dialog, Notice, TextField } from '@aura/shared-ui';
import { keepErrors, checkPassword, useAttempt, useForm } from '@aura/shared-pages/forms';
import { useEffect } from 'react';
import type { IdentityPorts } from './ports.ts';
import styles from './recent-login.module.css';

interface Props {
  readonly user: SessionUser;
  readonly ports: IdentityPorts;
  readonly onProved: () => void;
  readonly onCancel: () => void;
}

/** Asks for the password again, or for a login with Google, as the account allows. */
export function RecentLoginDialog({ user, ports, onProved, onCancel }: Props) {
  const [attempt, run] = useAttempt<'password' | 'google'>();
  const byGoogle = user.providers.includes('google.com');
  const { reauthenticateWithPassword, reauthenticateWithGoogle, prepareGoogle } = ports;
  useEffect(() => {
    if (byGoogle) void prepareGoogle();
  }, [byGoogle, prepareGoogle]);

  const { form, errors } = useForm({
    fields: ['password'] as const,
    check: ({ password }) => keepErrors({ password: checkPassword(password) }),
    onValid: ({ password }) => prove('password', () => reauthenticateWithPassword(password)),
  });
  const prove = (kind: 'password' | 'google', action: Parameters<typeof run>[1]) =>
    void run(kind, action).then((proved) => {
      if (proved) onProved();
    });
  const pending = attempt.status === 'pending' ? attempt.kind : null;

  return (
    <Dialog open onClose={onCancel} title="Confirme que é você">
      <p>
        Faz algum tempo que você entrou. Para proteger seus dados, confirme sua identidade e nós seguimos.
      </p>
      {attempt.status === 'failed' && <Notice tone="error">{attempt.message}</Notice>}
      {user.providers.includes('password') && (
        <form {...form} className={styles['form']}>
          <input name="username" autoComplete="username" value={user.email ?? ''} readOnly hidden />
          <TextField
            label="Sua senha"
            name="password"
            type="password"
            autoComplete="current-password"
            required
            data-autofocus
            error={errors.password}
          />
          <Button type="submit" busy={pending === 'password'}>
            Confirmar
          </Button>
        </form>
      )}
      {byGoogle && (
        // Usable while it waits: that Google's window was closed is noticed only seconds later.
        <Button variant="secondary" onClick={() => prove('google', reauthenticateWithGoogle)}>
          Confirmar com o Google
        </Button>
      )}
      <p role="status" className={styles['note']}>
        {pending === 'google' && 'Conclua a confirmação na janela do Google.'}
      </p>
    </Dialog>
  );
}
