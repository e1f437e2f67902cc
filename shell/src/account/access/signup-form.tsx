import { Button, TextField } from '@aura/shared-ui';
import {
  checkEmail,
  keepErrors,
  checkName,
  checkNewPassword,
  PASSWORD_HINT,
  useAttempt,
  useForm,
} from '@aura/shared-pages/forms';
import type { ReactNode } from 'react';
import { runUnlessCommon } from '../new-password/run-unless-common.ts';
import styles from './access.module.css';
import { AttemptFailure } from './attempt-failure.tsx';
import { EmailField } from './email-field.tsx';
import { GoogleButton } from './google-button.tsx';
import type { SignupPorts } from './ports.ts';

interface Props extends SignupPorts {
  /** What the person accepts, beside the button that does it. */
  readonly children?: ReactNode;
}

/** Name, e-mail and password, or Google. Success is seen in the session, not here. */
export function SignupForm({ signUp, signInWithGoogle, children }: Props) {
  const [attempt, run] = useAttempt<'email' | 'google'>();
  const { form, errors } = useForm({
    fields: ['name', 'email', 'password'] as const,
    check: ({ name, email, password }) =>
      keepErrors({
        name: checkName(name),
        email: checkEmail(email),
        password: checkNewPassword(password, { name, email }),
      }),
    onValid: ({ name, email, password }) =>
      void run('email', () => runUnlessCommon(password, () => signUp(name.trim(), email.trim(), password))),
  });
  const sending = attempt.status === 'pending' && attempt.kind === 'email';
  return (
    <div className={styles['ways']}>
      <AttemptFailure attempt={attempt} />
      <form {...form} className={styles['form']}>
        <TextField label="Nome" name="name" autoComplete="name" required error={errors.name} />
        <EmailField error={errors.email} />
        <TextField
          label="Senha"
          name="password"
          type="password"
          autoComplete="new-password"
          hint={PASSWORD_HINT}
          required
          error={errors.password}
        />
        <Button type="submit" size="lg" busy={sending}>
          Criar conta
        </Button>
      </form>
      {children}
      <p className={styles['or']}>ou</p>
      <GoogleButton
        waiting={attempt.status === 'pending' && attempt.kind === 'google'}
        onClick={() => void run('google', signInWithGoogle)}
      />
    </div>
  );
}
