import { Button, Checkbox, TextField } from '@aura/shared-ui';
import { FailureNotice } from '../../dialogs/failure-notice.tsx';
import { DepartmentField } from '../department/department-field.tsx';
import styles from '../people.module.css';
import { useInviteForm, type InviteParts } from './use-invite-form.ts';

interface Props extends InviteParts {
  readonly onCancel: () => void;
}

/** A form with the company's data about a person; submitting it invites them. */
export function InviteForm({ onCancel, ...parts }: Props) {
  const { form, fieldOf, isMailed, setMailed, added, isAsked, failure, isBusy } = useInviteForm(parts);
  return (
    <form {...form} className={styles['stack']}>
      {/* Each has a hint of one line: fields side by side begin at one height. */}
      <div className={styles['fields']}>
        <TextField
          {...fieldOf('name')}
          label="Nome"
          autoComplete="off"
          required
          hint="Nome e sobrenome, como na empresa."
        />
        <TextField
          {...fieldOf('email')}
          label="E-mail"
          type="email"
          autoComplete="off"
          required
          hint="Só a conta com este e-mail aceita."
        />
        <DepartmentField
          {...fieldOf('department')}
          departments={parts.departments}
          added={added}
          isAsked={isAsked}
          required
        />
        <TextField
          {...fieldOf('unit')}
          label="Unidade (opcional)"
          autoComplete="off"
          hint="Filial, loja ou cidade."
        />
        <TextField
          {...fieldOf('admittedOn')}
          label="Data de admissão (opcional)"
          type="date"
          hint="Dia em que entrou na empresa."
        />
      </div>
      <Checkbox
        label="Enviar o convite também por e-mail"
        checked={isMailed}
        onChange={({ currentTarget: { checked } }) => setMailed(checked)}
      />
      <FailureNotice
        failure={failure}
        refused="O convite não foi criado"
        unknown="Não sabemos se o convite foi criado"
        advice="A lista abaixo é carregada de novo: se a pessoa já está nela, gere ali um novo link; se não está, tente de novo."
      />
      <div className={styles['ways']}>
        <Button type="submit" busy={isBusy}>
          {added?.isConfirmed ? 'Criar departamento e convite' : 'Criar convite'}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancelar
        </Button>
      </div>
    </form>
  );
}
