import { MailDomainSchema, PersonEmailSchema } from '@aura/shared-domain';
import type { ApiAnswer } from '@aura/shared-pages/data';
import { TextField } from '@aura/shared-ui';
import { useState } from 'react';
import * as v from 'valibot';
import type { CompaniesResponse, CreateCompany } from '../api.ts';
import { ReasonDialog } from '../console/reason-dialog.tsx';
import { INVITED, NO_EMAIL, NO_SEATS, readSeats } from './company-dialog.tsx';

interface Props {
  readonly send: (request: CreateCompany) => ApiAnswer<CompaniesResponse>;
  readonly onDone: (value: CompaniesResponse) => void;
  readonly onCancel: () => void;
}

const EMPTY = { name: '', seats: '', managerEmail: '', domain: '' };
type Typed = typeof EMPTY;
type Problems = Partial<Record<keyof Typed, string>>;

/** Registers a company and invites its first manager. */
export function NewCompanyDialog({ send, onDone, onCancel }: Props) {
  const [typed, setTyped] = useState(EMPTY);
  const [problems, setProblems] = useState<Problems>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const field = (name: keyof Typed) => ({
    name,
    value: typed[name],
    autoComplete: 'off',
    error: problems[name],
    onChange: (event: { readonly target: { readonly value: string } }) => {
      setTyped((last) => ({ ...last, [name]: event.target.value }));
      setProblems((last) => ({ ...last, [name]: undefined }));
    },
  });
  const submit = async (reason: string) => {
    setBusy(true);
    setProblem(null);
    const { name, seats, managerEmail, domain } = typed;
    const created = await send({
      name,
      seats: readSeats(seats),
      managerEmail,
      domain: domain.trim() === '' ? null : domain,
      reason,
    });
    setBusy(false);
    if (created.ok) onDone(created.value);
    else setProblem(created.error.message);
  };
  return (
    <ReasonDialog
      title="Criar empresa"
      effects={[
        ...INVITED,
        'Nada é cobrado por isso: o contrato se registra depois, no botão “Contrato” da empresa.',
      ]}
      confirm="Criar a empresa"
      isBusy={isBusy}
      problem={problem}
      isChoiceWrong={() => {
        const found = findProblems(typed);
        setProblems(found);
        return Object.keys(found).length > 0;
      }}
      onConfirm={(reason) => void submit(reason)}
      onCancel={() => {
        if (!isBusy) onCancel();
      }}
    >
      <TextField label="Nome da empresa" maxLength={120} {...field('name')} />
      <TextField
        label="Licenças"
        inputMode="numeric"
        hint="Quantas pessoas podem aceitar. A lista comporta duas por licença."
        {...field('seats')}
      />
      <TextField label="E-mail de quem vai gerir" type="email" {...field('managerEmail')} />
      <TextField
        label="Domínio de e-mail (opcional)"
        hint="Como empresa.com.br. A empresa ainda o comprova, na configuração do painel."
        {...field('domain')}
      />
    </ReasonDialog>
  );
}

function findProblems({ name, seats, managerEmail, domain }: Typed): Problems {
  return {
    ...(name.trim() === '' && { name: 'Escreva o nome da empresa.' }),
    ...(readSeats(seats) === 0 && { seats: NO_SEATS }),
    ...(!v.is(PersonEmailSchema, managerEmail) && { managerEmail: NO_EMAIL }),
    ...(domain.trim() !== '' &&
      !v.is(MailDomainSchema, domain) && { domain: 'Escreva um domínio, como empresa.com.br.' }),
  };
}
