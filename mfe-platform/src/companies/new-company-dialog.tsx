import { MailDomainSchema, PersonEmailSchema } from '@aura/shared-domain';
import type { ApiAnswer } from '@aura/shared-pages/data';
import { TextField } from '@aura/shared-ui';
import * as v from 'valibot';
import type { CompaniesResponse, CreateCompany } from '../api.ts';
import styles from '../console/console.module.css';
import { ReasonDialog } from '../console/reason-dialog.tsx';
import { INVITED, NO_EMAIL, NO_SEATS, readSeats } from './company-dialog.tsx';
import { useCompanyForm } from './use-company-form.ts';

interface Props {
  readonly send: (request: CreateCompany) => ApiAnswer<CompaniesResponse>;
  readonly onDone: (value: CompaniesResponse) => void;
  readonly onCancel: () => void;
}

const EMPTY = { name: '', seats: '', managerEmail: '', domain: '' };
type Typed = typeof EMPTY;

/** Registers a company and invites its first manager. */
export function NewCompanyDialog({ send, onDone, onCancel }: Props) {
  const { field, dialog } = useCompanyForm<Typed, CreateCompany>({
    initial: EMPTY,
    findProblems,
    toRequest: ({ name, seats, managerEmail, domain }, reason) => ({
      name,
      seats: readSeats(seats),
      managerEmail,
      domain: domain.trim() === '' ? null : domain,
      reason,
    }),
    send,
    onDone,
    onCancel,
  });
  return (
    <ReasonDialog
      title="Criar empresa"
      effects={[
        ...INVITED,
        'Nada é cobrado por isso: o contrato se registra depois, no botão “Contrato” da empresa.',
      ]}
      confirm="Criar a empresa"
      {...dialog}
    >
      <div className={styles['fields']}>
        <TextField label="Nome da empresa" maxLength={120} {...field('name')} />
        <TextField
          label="Licenças"
          inputMode="numeric"
          hint="Quantas foram contratadas. A lista tem dois lugares por licença."
          {...field('seats')}
        />
        <TextField label="E-mail de quem vai gerir" type="email" {...field('managerEmail')} />
        <TextField
          label="Domínio de e-mail (opcional)"
          hint="Como empresa.com.br. A empresa ainda o comprova, na configuração do painel."
          {...field('domain')}
        />
      </div>
    </ReasonDialog>
  );
}

function findProblems({ name, seats, managerEmail, domain }: Typed): Partial<Typed> {
  return {
    ...(name.trim() === '' && { name: 'Escreva o nome da empresa.' }),
    ...(readSeats(seats) === 0 && { seats: NO_SEATS }),
    ...(!v.is(PersonEmailSchema, managerEmail) && { managerEmail: NO_EMAIL }),
    ...(domain.trim() !== '' &&
      !v.is(MailDomainSchema, domain) && { domain: 'Escreva um domínio, como empresa.com.br.' }),
  };
}
