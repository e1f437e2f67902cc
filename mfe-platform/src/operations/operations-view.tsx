import {
  type ApiError,
  ATTENTION_LIMIT,
  judgeCondition,
  ENOUGH_OPENINGS,
  ok,
  countOpenings,
  type OperationsHealth,
  type StandingRemote,
  TROUBLE_LIMIT,
} from '@aura/shared-domain';
import { Answered, type Asked, useAsked } from '@aura/shared-pages/data';
import {
  Button,
  type DataColumn,
  type DataRow,
  DataTable,
  Disclosure,
  Notice,
  PageHeader,
  Tag,
} from '@aura/shared-ui';
import { useCallback } from 'react';
import { formatMilliseconds, formatPercent, shift, formatShortDay, formatTimeOfDay } from './format.ts';
import styles from './operations.module.css';
import { OperatorsOnly } from './operators-only.tsx';
import type { OperationsPorts } from './ports.ts';
import { ReleasesSection } from './releases/releases-section.tsx';
import { VersionDetails } from './version-details.tsx';
import { nameVersion, type VersionRow, listVersionRows } from './version-rows.ts';
import { CONDITIONS } from './conditions.ts';

const COLUMNS: readonly DataColumn[] = [
  { key: 'version', label: 'Versão' },
  { key: 'role', label: 'Papel' },
  { key: 'condition', label: 'Situação' },
  { key: 'openings', label: 'Aberturas', numeric: true },
  { key: 'failures', label: 'Falhas', numeric: true },
  { key: 'errors', label: 'Erros', numeric: true },
  { key: 'load', label: 'Tempo até abrir', numeric: true },
  { key: 'LCP', label: 'Conteúdo visível', numeric: true },
  { key: 'INP', label: 'Resposta ao toque', numeric: true },
  { key: 'CLS', label: 'Saltos na tela', numeric: true },
];

/** Every version with its condition and its figures. */
function VersionsTable({
  rows,
  caption,
}: {
  readonly rows: readonly VersionRow[];
  readonly caption: string;
}) {
  return <DataTable caption={caption} columns={COLUMNS} rows={rows.map(toRow)} narrow="stack" />;
}

function toRow({ health, role }: VersionRow): DataRow {
  const { label, tone } = CONDITIONS[judgeCondition(health)];
  const openings = countOpenings(health);
  const share = (count: number) => (openings === 0 ? '–' : `${count} (${formatPercent(count / openings)})`);
  return {
    id: nameVersion(health),
    version: nameVersion(health),
    role,
    condition: <Tag tone={tone}>{label}</Tag>,
    openings,
    failures: share(health.failures),
    errors: share(health.errors),
    load: formatMilliseconds(health.loadP75),
    LCP: formatMilliseconds(health.vitals.LCP),
    INP: formatMilliseconds(health.vitals.INP),
    CLS: shift(health.vitals.CLS),
  };
}

/** How the conditions and figures come to be. */
const ReadingRule = () => (
  <Disclosure summary="Como estes números são lidos">
    <div className="flow">
      <p>
        Uma abertura é uma tentativa de mostrar uma parte do site, tenha dado certo ou não. Com menos de{' '}
        {ENOUGH_OPENINGS} aberturas, não há julgamento. Depois disso, conta a soma de falhas e erros por
        abertura:
      </p>
      <ul>
        <li>Saudável: até {formatPercent(ATTENTION_LIMIT)}.</li>
        <li>
          Atenção: acima de {formatPercent(ATTENTION_LIMIT)} e até {formatPercent(TROUBLE_LIMIT)}.
        </li>
        <li>Com falhas: acima de {formatPercent(TROUBLE_LIMIT)}.</li>
      </ul>
      <p>
        Uma versão em teste que passa de {formatPercent(TROUBLE_LIMIT)} e do dobro da versão em uso é retirada
        pela guarda das publicações. O motivo fica no histórico.
      </p>
      <p>
        “Conteúdo visível” é o LCP, “Resposta ao toque” o INP e “Saltos na tela” o CLS. Tempos e medidas são o
        percentil 75: três de cada quatro ficaram abaixo do valor. Nada aqui diz respeito a uma pessoa.
      </p>
    </div>
  </Disclosure>
);

interface KnownHealth {
  readonly value: OperationsHealth;
  readonly at: Date;
}

/** What people get of every remote, and the health of every version that is, or was, in their hands. */
export function OperationsView({ ports }: { readonly ports: OperationsPorts }) {
  const { loadHealth, loadReleases } = ports;
  const asked = useAsked<KnownHealth, ApiError>(
    useCallback(async () => {
      const answer = await loadHealth();
      return answer.ok ? ok({ value: answer.value, at: new Date() }) : answer;
    }, [loadHealth]),
  );
  const releases = useAsked(useCallback(() => loadReleases({}), [loadReleases]));
  const { value: health, error, isAsking, reload } = asked;
  if (error?.code === 'forbidden') return <OperatorsOnly message={error.message} />;
  return (
    <>
      <PageHeader
        eyebrow="Operação"
        title="Publicações"
        lead={
          <>
            <p>
              Para a equipe técnica: que versão de cada parte do site as pessoas recebem, e se ela abre sem
              falhas.
            </p>
            <p aria-live="polite">
              {health
                ? `De ${formatShortDay(health.value.from)} a ${formatShortDay(health.value.to)}. Atualizado às ${formatTimeOfDay(health.at)}.`
                : 'Os últimos sete dias de cada parte do site, por versão.'}
            </p>
          </>
        }
        actions={
          health && (
            <Button
              variant="secondary"
              busy={isAsking}
              onClick={() => {
                reload();
                releases.reload();
              }}
            >
              Atualizar
            </Button>
          )
        }
      />
      <div className={styles['page']}>
        <ReleasesSection asked={releases} health={health?.value ?? null} ports={ports} />
        <Health
          asked={asked}
          resolveStack={ports.resolveStack}
          standing={releases.value?.isReadable ? releases.value.remotes : null}
        />
      </div>
    </>
  );
}

interface HealthProps {
  readonly asked: Asked<KnownHealth>;
  /** The released versions of each remote; null while unknown. */
  readonly standing: readonly StandingRemote[] | null;
  readonly resolveStack: OperationsPorts['resolveStack'];
}

function Health({ asked, ...rest }: HealthProps) {
  return (
    <section aria-labelledby="saude" className={styles['page']}>
      <h2 id="saude">Saúde das versões</h2>
      <Answered asked={asked} label="Buscando os números…" failed="Não foi possível buscar os números">
        {({ value }) => <Figures {...rest} health={value} />}
      </Answered>
    </section>
  );
}

interface FiguresProps extends Omit<HealthProps, 'asked'> {
  readonly health: OperationsHealth;
}

function Figures({ health, standing, resolveStack }: FiguresProps) {
  const rows = listVersionRows(health, standing);
  const detailed = rows.filter(
    ({ health: { failures, topErrors, pages } }) => failures + topErrors.length + pages.length > 0,
  );
  return (
    <>
      {!health.complete && (
        <Notice tone="warning" title="Há mais dados do que esta página soma">
          Os dias mais antigos do período ficaram de fora.
        </Notice>
      )}
      {health.versions.length === 0 && (
        <Notice tone="info" title="Nenhuma abertura nos últimos sete dias">
          Os números aparecem aqui cerca de dez segundos depois que alguém usa o site. Navegadores conduzidos
          por um programa, como os de testes, não contam.
        </Notice>
      )}
      {rows.length > 0 && <VersionsTable rows={rows} caption="Versões em uso, em teste e anteriores" />}
      <ReadingRule />
      {detailed.length > 0 && (
        <section aria-labelledby="detalhes">
          <h2 id="detalhes">Falhas, erros e páginas por versão</h2>
          {detailed.map(({ health: version }) => (
            <VersionDetails key={nameVersion(version)} health={version} resolveStack={resolveStack} />
          ))}
        </section>
      )}
    </>
  );
}
