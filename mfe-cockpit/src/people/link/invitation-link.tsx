import type { CompanyInvitation } from '@aura/shared-domain';
import { Button, TextField } from '@aura/shared-ui';
import { formatMomentOf } from '../../words/dates.ts';
import styles from '../people.module.css';
import type { PeoplePorts } from '../people-ports.ts';
import { copyLink } from './copy-link.ts';
import { linkOf } from './link-of.ts';

interface Props {
  readonly invitation: CompanyInvitation;
  readonly copy: PeoplePorts['copy'];
  /** The link is on its way by e-mail too. */
  readonly isMailed: boolean;
}

/** A link to pass on: shown once, for one address, until a moment. */
export function InvitationLink({ invitation, copy, isMailed }: Props) {
  const { name, email, token, expiresAt } = invitation;
  const link = linkOf(token, location.origin);
  const take = () => copyLink(token, copy, 'Selecione o link e copie com o teclado.');
  return (
    <div className={styles['stack']}>
      <TextField
        label={`Link de ${name}`}
        value={link}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
        hint={`Vale até ${formatMomentOf(expiresAt)} (horário de São Paulo), só para ${email}.`}
      />
      <div className={styles['ways']}>
        <Button onClick={() => void take()}>Copiar link</Button>
      </div>
      {isMailed ? (
        <p>
          <strong>O convite está a caminho de {email}.</strong> Se quiser mandá-lo também por outro meio,
          copie o link agora: ele não aparece de novo. A pessoa precisa entrar na Aura com este e-mail.
        </p>
      ) : (
        <p>
          <strong>Este link não aparece de novo.</strong> A Aura não o envia: copie-o e mande à pessoa pelo
          e-mail ou pelo mensageiro da empresa. Ela precisa entrar na Aura com {email}.
        </p>
      )}
    </div>
  );
}
