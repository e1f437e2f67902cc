import type { CompanyInvitation } from '@aura/shared-domain';
import { Button, Notice, TextField } from '@aura/shared-ui';
import type { ListFacts, PeoplePorts } from '../people-ports.ts';
import styles from '../people.module.css';
import { DepartmentField } from './department-field.tsx';
import { useInviteForm } from './use-invite-form.ts';

interface Props {
  readonly departments: ListFacts['departments'];
  readonly invite: PeoplePorts['invite'];
  readonly onInvited: (invitation: CompanyInvitation) => void;
  readonly onCancel: () => void;
}

/** Asks for what the company says of a person, and invites them. */
export function InviteForm({ departments, invite, onInvited, onCancel }: Props) {
  const { form, fieldOf, failure, isBusy, submit } = useInviteForm(invite, onInvited);
  return (
    <form ref={form} noValidate onSubmit={submit} className={styles['stack']}>
      <div className={styles['fields']}>
        <TextField {...fieldOf('name')} label="Nome" autoComplete="off" required />
        <TextField
          {...fieldOf('email')}
          label="E-mail"
          type="email"
          autoComplete="off"
          required
          hint="Só uma conta com este e-mail pode aceitar o convite."
        />
        <DepartmentField {...fieldOf('department')} departments={departments} required />
        <TextField {...fieldOf('unit')} label="Unidade (opcional)" autoComplete="off" />
        <TextField {...fieldOf('admittedOn')} label="Data de admissão (opcional)" type="date" />
      </div>
      {failure !== null && (
        <Notice tone="error" title="O convite não foi criado">
          {failure}
        </Notice>
      )}
      <div className={styles['ways']}>
        <Button type="submit" busy={isBusy}>
          Criar convite
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancelar
        </Button>
      </div>
    </form>
  );
}
