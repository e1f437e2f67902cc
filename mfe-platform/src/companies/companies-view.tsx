import { formatCentavos } from '@aura/shared-domain';
import { useAsked, type ApiAnswer } from '@aura/shared-pages/data';
import { Link } from '@aura/shared-session/router';
import { Button, DataTable, Notice, type DataColumn } from '@aura/shared-ui';
import { useState } from 'react';
import type { ChangeCompany, CompaniesResponse, Contract, ShownCompany } from '../api.ts';
import { ConsolePage } from '../console/console-page.tsx';
import styles from '../console/console.module.css';
import { CONSOLE_PATHS, PERSON_PARAMETER } from '../console/paths.ts';
import { Outcome } from '../console/outcome.tsx';
import { CompanyDialog, type WantedChange } from './company-dialog.tsx';

/** What the page of companies asks the backend for. */
export interface CompaniesPorts {
  readonly list: () => ApiAnswer<CompaniesResponse>;
  readonly change: (request: ChangeCompany) => ApiAnswer<CompaniesResponse>;
}

const COLUMNS: readonly DataColumn[] = [
  { key: 'name', label: 'Empresa' },
  { key: 'seats', label: 'Na lista / licenças' },
  { key: 'managers', label: 'Quem gere' },
  { key: 'contract', label: 'Contrato' },
  { key: 'ways', label: 'Mudar' },
];

/** Every company, and the ways to change its seats and its contract. */
export function CompaniesView({ ports }: { readonly ports: CompaniesPorts }) {
  const asked = useAsked(ports.list);
  const [wanted, setWanted] = useState<WantedChange | null>(null);
  const [outcome, setOutcome] = useState<string | null>(null);
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
              A primeira é criada com <code>npm run company -- create</code>.
            </Notice>
          ) : (
            <DataTable
              caption="Empresas, pelo nome"
              columns={COLUMNS}
              rows={companies.map((company) => ({
                id: company.id,
                name: company.name,
                seats: `${company.seatsUsed} / ${company.seats}`,
                managers: <Managers managers={company.managers} />,
                contract: describeContract(company.contract),
                ways: (
                  <Ways
                    name={company.name}
                    onWant={(change) => {
                      setOutcome(null);
                      setWanted({ change, company });
                    }}
                  />
                ),
              }))}
              narrow="stack"
            />
          )}
          <p>
            Criar ou encerrar uma empresa e dar ou retirar o Painel de Gestão é do comando{' '}
            <code>npm run company</code>.
          </p>
          {wanted && (
            <CompanyDialog
              {...wanted}
              send={ports.change}
              onDone={(value) => {
                asked.replace(value);
                setWanted(null);
                setOutcome('A mudança foi guardada.');
              }}
              onCancel={() => setWanted(null)}
            />
          )}
        </>
      )}
    </ConsolePage>
  );
}

function Managers({ managers }: Pick<ShownCompany, 'managers'>) {
  if (managers.length === 0) return 'Ninguém';
  return (
    <span className={styles['actions']}>
      {managers.map(({ uid, name }) => (
        <Link key={uid} to={`${CONSOLE_PATHS.people}?${PERSON_PARAMETER}=${encodeURIComponent(uid)}`}>
          {name || 'Sem nome'}
        </Link>
      ))}
    </span>
  );
}

interface WaysProps {
  readonly name: string;
  readonly onWant: (change: ChangeCompany['change']) => void;
}

const Ways = ({ name, onWant }: WaysProps) => (
  <span className={styles['actions']}>
    <Button variant="secondary" aria-label={`Licenças de ${name}`} onClick={() => onWant('seats')}>
      Licenças
    </Button>
    <Button variant="secondary" aria-label={`Contrato de ${name}`} onClick={() => onWant('contract')}>
      Contrato
    </Button>
  </span>
);

/** `2026-11-24` as `24/11/2026`. */
const formatDayString = (day: string): string => day.split('-').toReversed().join('/');

function describeContract(contract: Contract | null): string {
  if (!contract) return 'Não registrado';
  const { reference, startsOn, endsOn, pricePerSeat } = contract;
  const time =
    endsOn === null
      ? `desde ${formatDayString(startsOn)}`
      : `de ${formatDayString(startsOn)} a ${formatDayString(endsOn)}`;
  return `${reference}, ${time}, ${formatCentavos(pricePerSeat)} por licença e mês`;
}
