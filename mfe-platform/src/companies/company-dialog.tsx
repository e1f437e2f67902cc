import {
  CompanyContractSchema,
  formatCentavos,
  formatCount,
  LICENCE_RULE,
  PersonEmailSchema,
} from '@aura/shared-domain';
import type { ApiAnswer } from '@aura/shared-pages/data';
import { TextField } from '@aura/shared-ui';
import * as v from 'valibot';
import { type ChangeCompany, type CompaniesResponse, type ShownCompany } from '../api.ts';
import { ReasonDialog } from '../console/reason-dialog.tsx';
import { parseCentavos } from '../people/person-words.ts';
import { useCompanyForm } from './use-company-form.ts';

/** A change that needs confirmation. */
interface WantedChange {
  readonly change: ChangeCompany['change'];
  readonly company: ShownCompany;
}

interface Props extends WantedChange {
  readonly send: (request: ChangeCompany) => ApiAnswer<CompaniesResponse>;
  readonly onDone: (value: CompaniesResponse) => void;
  readonly onCancel: () => void;
}

/** What is typed. */
interface Typed {
  readonly seats: string;
  readonly email: string;
  readonly reference: string;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly pricePerSeat: string;
}
type Problems = Partial<Record<keyof Typed, string>>;

const TITLES: Readonly<Record<ChangeCompany['change'], string>> = {
  seats: 'Licenças de',
  contract: 'Contrato de',
  manager: 'Convidar gestor para',
};

/** Confirms a change of a company. */
export function CompanyDialog({ change, company, send, onDone, onCancel }: Props) {
  const { contract } = company;
  const { field, dialog } = useCompanyForm<Typed, ChangeCompany>({
    initial: {
      seats: String(company.licences.total),
      email: '',
      reference: contract?.reference ?? '',
      startsOn: contract?.startsOn ?? '',
      endsOn: contract?.endsOn ?? '',
      pricePerSeat: contract ? formatCentavos(contract.pricePerSeat) : '',
    },
    findProblems: (now) => findProblems(change, now),
    toRequest: (now, reason) => requestOf(change, company.id, now, reason),
    send,
    onDone,
    onCancel,
  });
  return (
    <ReasonDialog
      title={`${TITLES[change]} ${company.name}`}
      effects={listEffects(change, company)}
      confirm={change === 'manager' ? 'Enviar o convite' : 'Guardar'}
      {...dialog}
    >
      {change === 'seats' && <TextField label="Licenças" inputMode="numeric" {...field('seats')} />}
      {change === 'manager' && (
        <TextField
          label="E-mail de quem vai gerir"
          type="email"
          hint="Pode ainda não ter conta: o link do convite leva a criar uma."
          {...field('email')}
        />
      )}
      {change === 'contract' && (
        <>
          <TextField label="Número do contrato" maxLength={60} {...field('reference')} />
          <TextField
            label="Vale desde"
            type="date"
            hint="O primeiro dia em que vale."
            {...field('startsOn')}
          />
          <TextField
            label="Vale até (opcional)"
            type="date"
            hint="O último dia em que vale. Nada se desliga depois dele: para mudar o acesso, mude as licenças ou encerre a empresa."
            {...field('endsOn')}
          />
          <TextField
            label="Preço por licença e mês"
            inputMode="decimal"
            hint="Em reais, como 29,90."
            {...field('pricePerSeat')}
          />
        </>
      )}
    </ReasonDialog>
  );
}

function listEffects(change: ChangeCompany['change'], { places }: ShownCompany): readonly string[] {
  if (change === 'manager') return INVITED;
  if (change === 'contract')
    return ['Fica registrado aqui; nada é cobrado por isso, e o acesso da empresa não muda.'];
  return [
    LICENCE_RULE,
    `A lista tem ${formatCount(places.used, 'pessoa', 'pessoas')} e dois lugares por licença: nunca menos que isso.`,
    'O registro da empresa mostra a mudança.',
  ];
}

/** What an invitation to manage a company does. */
export const INVITED: readonly string[] = [
  'A pessoa recebe por e-mail um link que vale sete dias, uma vez, e só para a conta com esse e-mail confirmado.',
  'Quem aceita entra no Painel de Gestão da empresa e pode convidar outros gestores.',
];

/** The typed number of seats; 0 for what is none. */
export const readSeats = (text: string): number =>
  /^\d{1,5}$|^100000$/.test(text.trim()) ? Number(text) : 0;

export const NO_SEATS = 'Escreva um número inteiro, de 1 a 100.000.';
export const NO_EMAIL = 'Escreva um e-mail completo, como nome@empresa.com.br.';

/** What is wrong, by field. */
export function findProblems(change: ChangeCompany['change'], typed: Typed): Problems {
  const { reference, startsOn, endsOn } = typed;
  if (change === 'seats') return readSeats(typed.seats) > 0 ? {} : { seats: NO_SEATS };
  if (change === 'manager') return v.is(PersonEmailSchema, typed.email) ? {} : { email: NO_EMAIL };
  return {
    ...(reference.trim() === '' && { reference: 'Escreva o número, como 2026/014.' }),
    ...(startsOn === '' && { startsOn: 'Escolha o dia em que começa.' }),
    ...(endsOn !== '' && endsOn < startsOn && { endsOn: 'O último dia não pode vir antes do primeiro.' }),
    ...(parseCentavos(typed.pricePerSeat) === null && {
      pricePerSeat: 'Escreva um valor em reais, como 29,90.',
    }),
  };
}

/** The request for input without problems; null with one. */
export function requestOf(
  change: ChangeCompany['change'],
  id: string,
  typed: Typed,
  reason: string,
): ChangeCompany | null {
  if (Object.keys(findProblems(change, typed)).length > 0) return null;
  if (change === 'seats') return { change, id, seats: readSeats(typed.seats), reason };
  if (change === 'manager') return { change, id, email: typed.email, reason };
  const { reference, startsOn, endsOn } = typed;
  const pricePerSeat = parseCentavos(typed.pricePerSeat);
  const contract = v.safeParse(CompanyContractSchema, {
    reference,
    startsOn,
    endsOn: endsOn || null,
    pricePerSeat,
  });
  return contract.success ? { change, id, contract: contract.output, reason } : null;
}
