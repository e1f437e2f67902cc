import {
  computeDay,
  type CompanyContract,
  describeContractTime,
  describeLicences,
  describePlaces,
  describeSeatPrice,
} from '@aura/shared-domain';
import { useAsked, type ApiAnswer } from '@aura/shared-pages/data';
import { Link } from '@aura/shared-session/router';
import { Button, DataTable, Notice, type DataColumn } from '@aura/shared-ui';
import { useState } from 'react';
import type { ChangeCompany, CloseCompany, CompaniesResponse, CreateCompany, ShownCompany } from '../api.ts';
import { ConsolePage } from '../console/console-page.tsx';
import styles from '../console/console.module.css';
import { CONSOLE_PATHS, PERSON_PARAMETER } from '../console/paths.ts';
import { Outcome } from '../console/outcome.tsx';
import { CloseCompanyDialog } from './close-company-dialog.tsx';
import { CompanyDialog } from './company-dialog.tsx';
import { NewCompanyDialog } from './new-company-dialog.tsx';

/** What the page of companies asks the backend for. */
export interface CompaniesPorts {
  readonly list: () => ApiAnswer<CompaniesResponse>;
  readonly change: (request: ChangeCompany) => ApiAnswer<CompaniesResponse>;
  readonly create: (request: CreateCompany) => ApiAnswer<CompaniesResponse>;
  readonly close: (request: CloseCompany) => ApiAnswer<CompaniesResponse>;
}

const COLUMNS: readonly DataColumn[] = [
  { key: 'name', label: 'Empresa' },
  { key: 'seats', label: 'Licenças' },
  { key: 'managers', label: 'Quem gere' },
  { key: 'contract', label: 'Contrato' },
  { key: 'ways', label: 'Mudar' },
];

/** What an operator is about to confirm. */
type Wanted =
  | { readonly change: 'create' }
  | { readonly change: ChangeCompany['change'] | 'close'; readonly company: ShownCompany };

/** Every company, and the ways to create, change and close one. */
export function CompaniesView({ ports }: { readonly ports: CompaniesPorts }) {
  const asked = useAsked(ports.list);
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const [outcome, setOutcome] = useState<string | null>(null);
  const want = (next: Wanted) => {
    setOutcome(null);
    setWanted(next);
  };
  return (
    <ConsolePage
      title="Empresas"
      lead="Licenças, quem gere e contrato de cada empresa. Nada do que as pessoas dela fazem aparece aqui."
      before={<Outcome text={outcome} />}
      asked={asked}
      label="Buscando as empresas…"
    >
      {({ companies, unreadable }) => (
        <>
          {unreadable.length > 0 && (
            <Notice tone="warning" title="Sem leitura">
              O registro destas empresas está incompleto e precisa de conserto: {unreadable.join(', ')}.
            </Notice>
          )}
          {companies.length === 0 ? (
            <Notice tone="info" title="Nenhuma empresa ainda">
              Crie a primeira: quem vai gerir recebe um link por e-mail.
            </Notice>
          ) : (
            <DataTable
              caption="Empresas, pelo nome"
              columns={COLUMNS}
              rows={companies.map((company) => ({
                id: company.id,
                name: company.name,
                seats: <Seats {...company} />,
                managers: <Managers {...company} />,
                contract: describeContract(company.contract),
                ways: <Ways name={company.name} onWant={(change) => want({ change, company })} />,
              }))}
              narrow="stack"
            />
          )}
          <div>
            <Button onClick={() => want({ change: 'create' })}>Criar empresa</Button>
          </div>
          {wanted && (
            <Asked
              wanted={wanted}
              ports={ports}
              onDone={(value) => {
                asked.replace(value);
                setWanted(null);
                setOutcome(OUTCOMES[wanted.change]);
              }}
              onCancel={() => setWanted(null)}
            />
          )}
        </>
      )}
    </ConsolePage>
  );
}

const OUTCOMES: Readonly<Record<Wanted['change'], string>> = {
  create: 'A empresa foi criada, e o convite seguiu por e-mail. Registre agora o contrato, se houver.',
  seats: 'A mudança foi guardada.',
  contract: 'O contrato foi registrado.',
  manager: 'O convite seguiu por e-mail e vale sete dias.',
  close: 'A empresa foi encerrada.',
};

interface AskedProps {
  readonly wanted: Wanted;
  readonly ports: CompaniesPorts;
  readonly onDone: (value: CompaniesResponse) => void;
  readonly onCancel: () => void;
}

/** The dialog for what an operator wants. */
function Asked({ wanted, ports, ...leaving }: AskedProps) {
  if (wanted.change === 'create') return <NewCompanyDialog send={ports.create} {...leaving} />;
  if (wanted.change === 'close')
    return <CloseCompanyDialog company={wanted.company} send={ports.close} {...leaving} />;
  return <CompanyDialog change={wanted.change} company={wanted.company} send={ports.change} {...leaving} />;
}

function Managers({ managers, invited }: Pick<ShownCompany, 'managers' | 'invited'>) {
  if (managers.length + invited.length === 0) return 'Ninguém';
  return (
    <span className={styles['actions']}>
      {managers.map(({ uid, name }) => (
        <Link key={uid} to={`${CONSOLE_PATHS.people}?${PERSON_PARAMETER}=${encodeURIComponent(uid)}`}>
          {name || 'Sem nome'}
        </Link>
      ))}
      {invited.map((email) => (
        <span key={email}>Convidado: {email}</span>
      ))}
    </span>
  );
}

const Seats = ({ licences, places }: Pick<ShownCompany, 'licences' | 'places'>) => (
  <span className={styles['lines']}>
    <span>{describeLicences(licences)}</span>
    <span>{describePlaces(places)}</span>
  </span>
);

interface WaysProps {
  readonly name: string;
  readonly onWant: (change: ChangeCompany['change'] | 'close') => void;
}

const Ways = ({ name, onWant }: WaysProps) => (
  <span className={styles['ways']}>
    <Button variant="secondary" aria-label={`Licenças de ${name}`} onClick={() => onWant('seats')}>
      Licenças
    </Button>
    <Button variant="secondary" aria-label={`Contrato de ${name}`} onClick={() => onWant('contract')}>
      Contrato
    </Button>
    <Button variant="secondary" aria-label={`Convidar gestor para ${name}`} onClick={() => onWant('manager')}>
      Convidar gestor
    </Button>
    <Button variant="quiet" aria-label={`Encerrar ${name}`} onClick={() => onWant('close')}>
      Encerrar
    </Button>
  </span>
);

function describeContract(contract: CompanyContract | null): string {
  if (!contract) return 'Não registrado';
  const { reference, endsOn } = contract;
  const isOver = endsOn !== null && endsOn < computeDay(new Date());
  const after = isOver ? '. Venceu: o acesso continua até alguém o mudar aqui' : '';
  return `${reference}, ${describeContractTime(contract)}, ${describeSeatPrice(contract)}${after}`;
}
