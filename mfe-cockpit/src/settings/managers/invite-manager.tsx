import { Button, TextField } from '@aura/shared-ui';
import { checkEmail, useForm } from '@aura/shared-pages/forms';
import { useRef, useState } from 'react';
import { ConfirmDialog } from '../../dialogs/confirm-dialog.tsx';
import { linkOf } from '../../people/link/link-of.ts';
import { err, ok } from '@aura/shared-domain';
import type { SettingsPorts } from '../settings-ports.ts';
import styles from '../settings.module.css';
import { MANAGER_ROLE } from './manager-role.ts';

interface Props {
  readonly change: SettingsPorts['changeManagers'];
  readonly onInvited: () => void;
}

/** Invites a manager after explaining the role; then shows the link, once. */
export function InviteManager({ change, onInvited }: Props) {
  const [wanted, setWanted] = useState<string | null>(null);
  const [made, setMade] = useState<{ readonly email: string; readonly token: string } | null>(null);
  const sent = useRef<HTMLFormElement>(null);
  const { form, errors, clear } = useForm({
    fields: ['email'],
    check: ({ email }) => {
      const problem = checkEmail(email.trim());
      return problem === null ? {} : { email: problem };
    },
    onValid: ({ email }, element) => {
      sent.current = element;
      setWanted(email.trim().toLowerCase());
    },
  });
  const invite = async (email: string) => {
    const answer = await change({ action: 'invite', email });
    if (!answer.ok) return err(answer.error);
    if (answer.value.token !== null) setMade({ email, token: answer.value.token });
    return ok(undefined);
  };
  return (
    <>
      <form {...form} className={styles['stack']}>
        <TextField
          name="email"
          label="E-mail de quem vai entrar na gestão"
          type="email"
          autoComplete="off"
          error={errors.email}
          hint="A Aura envia o convite, que vale 7 dias e só para este e-mail."
          onChange={() => clear('email')}
        />
        <div>
          <Button type="submit">Convidar para a gestão</Button>
        </div>
      </form>
      {made && (
        <TextField
          label={`Link de ${made.email}`}
          value={linkOf(made.token, location.origin)}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
          hint="Não aparece de novo. Se o e-mail não chegar, copie e envie você."
        />
      )}
      {wanted !== null && (
        <ConfirmDialog
          title={`Convidar ${wanted} para a gestão?`}
          action={{ label: 'Convidar' }}
          keep="Cancelar"
          call={() => invite(wanted)}
          onDone={() => {
            sent.current?.reset();
            setWanted(null);
            onInvited();
          }}
          reload={onInvited}
          onClose={() => setWanted(null)}
          failing={{
            refused: 'O convite não foi criado',
            unknown: 'Não sabemos se o convite foi criado',
            advice: 'Feche: a lista é carregada de novo, e nela se vê o convite.',
          }}
        >
          <p>{MANAGER_ROLE}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
