import {
  type CompanyOverview,
  type CompanyOverviewRequest,
  companyExportEndpoint,
  companyTableEndpoint,
  type CompanyTable,
  TABLE_FILE_NAMES,
} from '@aura/shared-domain';
import { Link, useLocation } from '@aura/shared-session/router';
import { buttonClass, Disclosure } from '@aura/shared-ui';
import { type RefObject, useEffect } from 'react';
import { COCKPIT_PATHS } from '../layout/paths.ts';
import { describePeopleOnScreen } from './view/people-on-screen.ts';
import styles from './overview.module.css';
import { NoNumbersYet, ScopeNotice } from './scope/scope-notice.tsx';
import { AlertsSection } from './sections/alerts/alerts-section.tsx';
import {
  EngagementSection,
  FunnelSection,
  SeatsSection,
} from './sections/participation/participation-sections.tsx';
import { HeatMapSection } from './sections/heat-map/heat-map-section.tsx';
import { LessonsSection, PrioritiesSection } from './sections/development/development-sections.tsx';
import { Summary } from './sections/summary/summary.tsx';
import { Filters } from './view/filters.tsx';
import { searchOf, findView } from './view/find-view.ts';
import { describeSnapshot } from './view/view-words.ts';
import { explainAlerts, explainNumbers, explainNumbersBriefly } from './explain-numbers.ts';
import { callCompany } from '../access/call-company.ts';
import { exportRows } from './export/export-rows.ts';
import { SaveButton } from './export/save-button.tsx';
import { listReadableRows, tidyRows } from './export/tidy-rows.ts';

/** `painel-2026-W46-vendas.csv` */
const exportFileName = ({ week, department }: CompanyOverview): string =>
  `${['painel', week, department].filter(Boolean).join('-')}.csv`;

/** The two forms of the table: for people, with words and decimal commas, and for BI tools, with ids and points. */
const TABLES = [
  { file: 'excel', name: 'painel-semanas', write: listReadableRows },
  { file: 'bi', name: 'painel-bi', write: tidyRows },
] as const;

/** `painel-bi-2026-W46-12-semanas.csv` */
const makeTableFileName = (name: string, { week }: CompanyTable, weeks: number): string =>
  `${[name, week, `${weeks}-semanas`].filter(Boolean).join('-')}.csv`;

interface TableProps {
  /** Of the period on the screen. */
  readonly weeks: CompanyOverview['weeks'];
}

/** Every published number of the period as one table: all weeks, all departments. */
const TableButtons = ({ weeks }: TableProps) =>
  TABLES.map(({ file, name, write }) => (
    <SaveButton
      key={file}
      label={TABLE_FILE_NAMES[file]}
      ask={async () => {
        const answer = await callCompany(companyTableEndpoint, { weeks, file });
        if (!answer.ok) return answer;
        const fileName = makeTableFileName(name, answer.value, weeks);
        return { ok: true, value: { name: fileName, rows: write(answer.value) } };
      }}
    />
  ));

interface ExportProps {
  readonly overview: CompanyOverview;
}

/** The numbers on the screen as a file to be read. */
const ExportButton = ({ overview }: ExportProps) => (
  <SaveButton
    label="Baixar CSV"
    ask={async () => {
      const answer = await callCompany(companyExportEndpoint, { ...findView(overview), format: 'csv' });
      if (!answer.ok) return answer;
      return { ok: true, value: { name: exportFileName(answer.value), rows: exportRows(answer.value) } };
    }}
  />
);

/** Moves the focus to the heading that the address names (`#…`), as a link of the browser does; the shell scrolls there. */
function useNamedSection(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash !== '') document.getElementById(hash.slice(1))?.focus({ preventScroll: true });
  }, [hash, key]);
}

/** Explains the numbers on demand. */
const HowToReadDisclosure = ({ overview }: { readonly overview: CompanyOverview }) => (
  <Disclosure summary="Como ler estes números">
    <ul>
      {explainNumbersBriefly(overview).map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
      <li>
        “Baixar CSV” salva os números desta tela. “Todas as semanas (Excel)” salva todas as semanas do período
        e todos os departamentos, um número por linha, para ler numa planilha. “CSV para BI” salva os mesmos
        números com códigos fixos e ponto decimal, para uma ferramenta de gráficos. Linhas sem número ficam de
        fora dos dois, e cada grupo diz quantas foram.
      </li>
    </ul>
    <Disclosure summary="Todas as regras">
      <ul>
        {[...explainNumbers(overview), ...explainAlerts()].map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Disclosure>
  </Disclosure>
);

interface Props {
  readonly overview: CompanyOverview;
  /** The view in the address; the numbers follow once they are loaded. */
  readonly view: CompanyOverviewRequest;
  readonly isAsking: boolean;
  readonly onChange: (view: CompanyOverviewRequest) => void;
  /** Shows anew what became of an alert. */
  readonly onAnswered: () => void;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
}

/** A snapshot with everything that may be shown of it. */
export function Dashboard({ overview, view, isAsking, onChange, onAnswered, headingRef }: Props) {
  useNamedSection();
  const hasNumbers = overview.scope !== 'none';
  return (
    <div className={styles['page']}>
      <section className={styles['head']} aria-labelledby="semana">
        <h2 id="semana" ref={headingRef} tabIndex={-1}>
          {describeSnapshot(overview)}
        </h2>
        <p className={styles['people']}>{describePeopleOnScreen(overview)}</p>
        {hasNumbers && <Summary overview={overview} view={view} />}
        <HowToReadDisclosure overview={overview} />
        {overview.snapshots.length > 0 && <Filters overview={overview} view={view} onChange={onChange} />}
        {hasNumbers && (
          <div className={styles['actions']}>
            <ExportButton overview={overview} />
            <TableButtons weeks={overview.weeks} />
            <Link
              className={buttonClass({ variant: 'secondary' })}
              to={`${COCKPIT_PATHS.report}${searchOf(view)}`}
            >
              Relatório executivo
            </Link>
          </div>
        )}
      </section>
      <div className={styles['sections']} aria-busy={isAsking} data-asking={isAsking || undefined}>
        {hasNumbers ? <ScopeNotice overview={overview} /> : <NoNumbersYet overview={overview} />}
        <AlertsSection overview={overview} view={view} isAsking={isAsking} onAnswered={onAnswered} />
        <SeatsSection overview={overview} />
        {hasNumbers && (
          <>
            <FunnelSection overview={overview} />
            <EngagementSection overview={overview} />
            <HeatMapSection overview={overview} />
            <PrioritiesSection overview={overview} />
            <LessonsSection overview={overview} />
          </>
        )}
      </div>
    </div>
  );
}
