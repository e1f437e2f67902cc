import { Button, Checkbox, TextField } from '@aura/shared-ui';
import { checkEmail, keepErrors, checkPassword, useAttempt, useForm } from '@aura/shared-pages/forms';
import { useState } from 'react';
import styles from './access.module.css';
import { AttemptFailure } from './attempt-failure.tsx';
import { EmailField } from './email-field.tsx';
import { GoogleButton } from './google-button.tsx';
import type { LoginPorts } from './ports.ts';

/** E-mail and password, or Google. Success is seen in the session, not here. */
export function LoginForm({ signIn, signInWithGoogle, onKeep }: LoginPorts) {
  const [isKept, setIsKept] = useState(false);
  const [attempt, run] = useAttempt<'email' | 'google'>();
  const { form, errors } = useForm({
    fields: ['email', 'password'] as const,
    check: ({ email, password }) =>
      keepErrors({ email: checkEmail(email), password: checkPassword(password) }),
    onValid: ({ email, password }) => {
      onKeep(isKept);
      void run('email', () => signIn(email.trim(), password));
    },
  });
  const sending = attempt.status === 'pending' && attempt.kind === 'email';
  return (
    <div className={styles['ways']}>
      <AttemptFailure attempt={attempt} />
      <form {...form} className={styles['form']}>
        <EmailField error={errors.email} />
        <TextField
          label="Senha"
          name="password"
          type="password"
          autoComplete="current-password"
          required
          error={errors.password}
        />
        <Checkbox
          label="Manter conectado neste aparelho"
          description="Sem isso, a sessão termina depois de 30 minutos sem uso. Não marque no aparelho de outra pessoa."
          checked={isKept}
          onChange={({ target }) => setIsKept(target.checked)}
        />
        <Button type="submit" size="lg" busy={sending}>
          Entrar
        </Button>
      </form>
      <p className={styles['or']}>ou</p>
      <GoogleButton
        waiting={attempt.status === 'pending' && attempt.kind === 'google'}
        onClick={() => {
          onKeep(isKept);
          void run('google', signInWithGoogle);
        }}
      />
    </div>
  );
}
