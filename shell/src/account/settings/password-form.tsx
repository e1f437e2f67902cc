import type { Result } from '@aura/shared-domain';
import { Button, Notice, TextField } from '@aura/shared-ui';
import { keepErrors, checkNewPassword, PASSWORD_HINT, useAttempt, useForm } from '@aura/shared-pages/forms';
import { runUnlessCommon } from '../new-password/run-unless-common.ts';
import styles from './settings.module.css';

interface Props {
  /** E-mail of the account, for the person's password manager. */
  readonly email: string;
  readonly name: string;
  readonly changePassword: (
    current: string,
    next: string,
  ) => Promise<Result<unknown, { readonly message: string }>>;
}

/** Changes the password; the current one is verified first. */
export function PasswordForm({ email, name, changePassword }: Props) {
  const [attempt, run] = useAttempt<'change'>();
  const { form, errors } = useForm({
    fields: ['current', 'next'] as const,
    check: ({ current, next }) =>
      keepErrors({
        current: current === '' ? 'Informe a senha atual.' : null,
        next: checkNewPassword(next, { name, email }),
      }),
    onValid: ({ current, next }, element) =>
      void run('change', () => runUnlessCommon(next, () => changePassword(current, next))).then((changed) => {
        if (changed) element.reset();
      }),
  });
  return (
    <form {...form} className={styles['form']}>
      {attempt.status === 'failed' && <Notice tone="error">{attempt.message}</Notice>}
      {attempt.status === 'done' && <Notice tone="success">Sua senha foi alterada.</Notice>}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <TextField
        label="Senha atual"
        name="current"
        type="password"
        autoComplete="current-password"
        required
        error={errors.current}
      />
      <TextField
        label="Nova senha"
        name="next"
        type="password"
        autoComplete="new-password"
        hint={PASSWORD_HINT}
        required
        error={errors.next}
      />
      <Button type="submit" variant="secondary" busy={attempt.status === 'pending'}>
        Alterar senha
      </Button>
    </form>
  );
}
