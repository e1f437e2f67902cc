import { Button, Notice } from '@aura/shared-ui';
import { checkEmail, keepErrors, useAttempt, useForm } from '@aura/shared-pages/forms';
import { useState } from 'react';
import styles from './access.module.css';
import { AttemptFailure } from './attempt-failure.tsx';
import { DemoMessage } from './demo-message.tsx';
import { EmailField } from './email-field.tsx';
import type { ResetPorts } from './ports.ts';

const FORM_ID = 'recuperar-acesso';

/** Lets people request a new password. */
export function PasswordReset({ requestReset }: ResetPorts) {
  const [open, setOpen] = useState(false);
  return (
    <div className={styles['reset']}>
      <Button
        variant="quiet"
        aria-expanded={open}
        aria-controls={FORM_ID}
        onClick={() => setOpen((was) => !was)}
      >
        Esqueci minha senha
      </Button>
      <div id={FORM_ID} className={styles['ways']}>
        {open && <ResetForm requestReset={requestReset} />}
      </div>
    </div>
  );
}

function ResetForm({ requestReset }: ResetPorts) {
  const [attempt, run] = useAttempt<'reset'>();
  const [sent, setSent] = useState({ email: '', count: 0 });
  const { form, errors } = useForm({
    fields: ['resetEmail'] as const,
    check: ({ resetEmail }) => keepErrors({ resetEmail: checkEmail(resetEmail) }),
    onValid: ({ resetEmail }) => {
      const email = resetEmail.trim();
      void run('reset', () => requestReset(email)).then((isSent) => {
        if (isSent) setSent(({ count }) => ({ email, count: count + 1 }));
      });
    },
  });
  return (
    <>
      <AttemptFailure attempt={attempt} />
      {attempt.status === 'done' && (
        <Notice tone="success" title="Pedido recebido">
          Se houver uma conta com este e-mail, enviamos um link para criar outra senha. Ele pode levar alguns
          minutos; confira também a caixa de spam.
        </Notice>
      )}
      {sent.count > 0 && <DemoMessage email={sent.email} kind="resetPassword" sent={sent.count} />}
      <form {...form} className={styles['form']}>
        <EmailField label="E-mail da conta" name="resetEmail" error={errors.resetEmail} />
        <Button type="submit" variant="secondary" busy={attempt.status === 'pending'}>
          Enviar link
        </Button>
      </form>
    </>
  );
}
