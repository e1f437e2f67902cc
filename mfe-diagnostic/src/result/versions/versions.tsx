import { formatList, formatLongDay, nameBand, type DiagnosisResult } from '@aura/shared-domain';
import { HOW_TO_COMPARE, listReasons } from '../difference/difference.ts';
import type { StoredDiagnosis } from './records.ts';
import { Link } from '@aura/shared-session/router';
import styles from '../sections/sections.module.css';
import { formatValue } from '@aura/shared-career-ui';
import { Answered, type Asked } from '@aura/shared-pages/data';
import { buttonClass, PageHeader } from '@aura/shared-ui';
import { CompactHeader } from '../../header/compact-header.tsx';
import { ResultView } from '../result-view.tsx';

const back = (
  <Link className={buttonClass({ variant: 'secondary' })} to="/diagnostico/resultado">
    Ver o resultado atual
  </Link>
);

interface EarlierProps {
  readonly id: string;
  readonly versions: Asked<readonly StoredDiagnosis[]>;
}

/** One diagnosis of the past, to be read only. */
export function EarlierVersion({ id, versions }: EarlierProps) {
  if (versions.status !== 'ready') {
    return (
      <>
        {versions.status === 'failed' && <PageHeader title="Versão anterior" actions={back} />}
        <Answered asked={versions} label="Buscando esta versão…" />
      </>
    );
  }
  const entry = versions.value.find((candidate) => candidate.id === id);
  if (!entry?.result) {
    return (
      <PageHeader
        title="Versão não encontrada"
        lead="Este diagnóstico não existe ou não pode mais ser aberto."
        actions={back}
      />
    );
  }
  return (
    <>
      <CompactHeader
        title="Resultado do diagnóstico"
        lead={`Versão anterior, só para leitura, feita em ${formatLongDay(entry.createdAt)}.`}
        actions={back}
      />
      <ResultView result={entry.result} tasks={entry.result.plan} points={null} />
    </>
  );
}

/** Name of the query parameter that asks for an earlier version. */
export const VERSION_PARAM = 'versao';

/** Address of an earlier version. */
const buildVersionPath = (id: string): string =>
  `/diagnostico/resultado?${new URLSearchParams({ [VERSION_PARAM]: id }).toString()}`;

interface Props {
  /** The result on screen, which is no earlier version of itself. */
  readonly shown?: DiagnosisResult;
  readonly versions: Asked<readonly StoredDiagnosis[]>;
}

/** Every diagnosis that was made stays readable. */
export function Versions({ shown, versions }: Props) {
  return (
    <section className={styles['section']} aria-labelledby="versions-title" data-no-print>
      <h2 id="versions-title">Versões anteriores</h2>
      <Answered asked={versions} label="Buscando seus diagnósticos…">
        {(stored) => <Earlier stored={stored} shown={shown ?? null} />}
      </Answered>
    </section>
  );
}

function Earlier({
  stored,
  shown,
}: {
  readonly stored: readonly StoredDiagnosis[];
  readonly shown: DiagnosisResult | null;
}) {
  const earlier = stored.filter((entry) => entry.result?.generatedAt !== shown?.generatedAt);
  if (earlier.length === 0) {
    return <p>{shown ? 'Este é o seu primeiro diagnóstico.' : 'Nenhum diagnóstico foi feito ainda.'}</p>;
  }
  const isAnyOther = earlier.some(({ result }) => result && shown && listReasons(result, shown).length > 0);
  return (
    <>
      <ul className={styles['versions']}>
        {earlier.map((entry) => (
          <li key={entry.id}>
            <Version entry={entry} shown={shown} />
          </li>
        ))}
      </ul>
      {isAnyOther && <p className={styles['note']}>{HOW_TO_COMPARE}</p>}
    </>
  );
}

function Version({
  entry,
  shown,
}: {
  readonly entry: StoredDiagnosis;
  readonly shown: DiagnosisResult | null;
}) {
  const kind = entry.variant === 'full' ? 'completo' : 'rápido';
  const title = `${formatLongDay(entry.createdAt)}, ${kind}`;
  if (!entry.result) {
    return (
      <>
        {title}{' '}
        <span className={styles['note']}>
          foi feito em um formato antigo, que não abre mais; o diagnóstico de hoje já vale por ele
        </span>
      </>
    );
  }
  const { readiness, goal } = entry.result;
  const reasons = shown ? listReasons(entry.result, shown) : [];
  const number = readiness.value === null ? '' : ` (${formatValue(readiness.value)})`;
  return (
    <>
      <Link to={buildVersionPath(entry.id)}>{title}</Link>{' '}
      <span className={styles['note']}>
        {goal.title || 'modo exploração'} · {nameBand(readiness)}
        {number}
        {reasons.length > 0 && ` · não se compara com o de agora: ${formatList(reasons)}`}
      </span>
    </>
  );
}
