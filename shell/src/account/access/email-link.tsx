import type { Result } from '@aura/shared-domain';
import { Link } from '@aura/shared-session/router';
import { Button, buttonClass, Notice, Spinner, TextField } from '@aura/shared-ui';
import { keepErrors, checkNewPassword, PASSWORD_HINT, useAttempt, useForm } from '@aura/shared-pages/forms';
import { useEffect, useState } from 'react';
import { QUERY_MARK } from '../../document/boot-marks.ts';
import { runUnlessCommon } from '../new-password/run-unless-common.ts';
import { AccessLayout } from './access-layout.tsx';
import styles from './access.module.css';
import { AttemptFailure } from './attempt-failure.tsx';

type Told<T> = Promise<Result<T, { readonly message: string }>>;

const ASIDE = 'O que é seu só muda com a sua confirmação.';

interface ConfirmProps {
  readonly code: string;
  readonly confirm: (code: string) => Told<unknown>;
  /** The page that follows. */
  readonly wayOn: string;
}

/** Confirms an address. It takes a press: programs that look at the links of a message must not use them up. */
export function ConfirmAddress({ code, confirm, wayOn }: ConfirmProps) {
  const [attempt, run] = useAttempt<'confirm'>();
  const isDone = attempt.status === 'done';
  return (
    <AccessLayout
      title={isDone ? 'E-mail confirmado' : 'Confirme o seu e-mail'}
      lead={
        isDone
          ? 'O endereço da sua conta é seu. Obrigado.'
          : 'Falta só um toque para mostrar que o endereço é seu.'
      }
      aside={ASIDE}
    >
      <div className={styles['ways']} role="status">
        <AttemptFailure attempt={attempt} />
        {isDone ? (
          <Link to={wayOn} className={buttonClass({ size: 'lg' })}>
            Continuar
          </Link>
        ) : (
          <Button
            size="lg"
            busy={attempt.status === 'pending'}
            onClick={() => void run('confirm', () => confirm(code))}
          >
            Confirmar o e-mail
          </Button>
        )}
        {attempt.status === 'failed' && <Link to="/confirmar-email">Pedir outro link</Link>}
      </div>
    </AccessLayout>
  );
}

interface ChooseProps {
  readonly code: string;
  /** The address that the code is for. */
  readonly addressOf: (code: string) => Told<string>;
  readonly choose: (code: string, password: string) => Told<unknown>;
}

/** Chooses another password, once the link was found to be good. */
export function ChoosePassword({ code, addressOf, choose }: ChooseProps) {
  const [address, setAddress] = useState<Result<string, { readonly message: string }> | null>(null);
  const [attempt, run] = useAttempt<'choose'>();
  const { form, errors } = useForm({
    fields: ['newPassword'] as const,
    check: ({ newPassword }) =>
      keepErrors({
        newPassword: checkNewPassword(newPassword, { name: '', email: address?.ok ? address.value : '' }),
      }),
    onValid: ({ newPassword }) =>
      void run('choose', () => runUnlessCommon(newPassword, () => choose(code, newPassword))),
  });
  useEffect(() => {
    let isOver = false;
    void addressOf(code).then((answer) => {
      if (!isOver) setAddress(answer);
    });
    return () => {
      isOver = true;
    };
  }, [addressOf, code]);
  const isDone = attempt.status === 'done';
  return (
    <AccessLayout
      title={isDone ? 'Senha guardada' : 'Escolha outra senha'}
      lead={isDone ? 'Entre com a senha nova.' : 'Use uma senha longa, que você não repita em outro lugar.'}
      aside={ASIDE}
    >
      <div className={styles['ways']}>
        {address === null && <Spinner label="Conferindo o link…" />}
        {address && !address.ok && (
          <>
            <Notice tone="error">{address.error.message}</Notice>
            <p>
              Peça outro em “Esqueci minha senha”, na página <Link to="/login">Entrar</Link>.
            </p>
          </>
        )}
        <AttemptFailure attempt={attempt} />
        {isDone && (
          <Link to="/login" className={buttonClass({ size: 'lg' })}>
            Entrar
          </Link>
        )}
        {address?.ok && !isDone && (
          <form {...form} className={styles['form']}>
            <input type="hidden" name="username" autoComplete="username" value={address.value} />
            <TextField
              label="Senha nova"
              name="newPassword"
              type="password"
              autoComplete="new-password"
              hint={`Da conta ${address.value}. ${PASSWORD_HINT}`}
              required
              error={errors.newPassword}
            />
            <Button type="submit" size="lg" busy={attempt.status === 'pending'}>
              Guardar a senha
            </Button>
          </form>
        )}
      </div>
    </AccessLayout>
  );
}

/** A link that says nothing we know: cut short, or of a kind that we never send. */
export const UnknownLink = ({ isChecking }: { readonly isChecking: boolean }) => (
  <AccessLayout
    title="Link do e-mail"
    lead={
      isChecking
        ? 'Aqui você confirma o seu e-mail ou escolhe outra senha, pelo link de uma mensagem.'
        : 'Este link está incompleto. Abra-o de novo a partir da mensagem, inteiro.'
    }
    aside={ASIDE}
  >
    <div className={styles['ways']} {...{ [QUERY_MARK]: '' }}>
      <p>
        Para pedir outro: “Esqueci minha senha”, em <Link to="/login">Entrar</Link>, ou{' '}
        <Link to="/confirmar-email">Confirmar e-mail</Link>.
      </p>
    </div>
  </AccessLayout>
);
