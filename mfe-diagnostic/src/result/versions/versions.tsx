import { formatLongDay, BAND_LABELS } from '@aura/shared-domain';
import type { StoredDiagnosis } from './records.ts';
import { Link } from '@aura/shared-session/router';
import styles from '../sections/sections.module.css';
import { formatValue } from '@aura/shared-career-ui';
import { Answered, type Asked } from '@aura/shared-pages/data';
import { buildVersionPath } from './version-path.ts';

interface Props {
  /** When the result on screen was made, which is no earlier version of itself. */
  readonly shownAt?: string;
  readonly versions: Asked<readonly StoredDiagnosis[]>;
}

/** Every diagnosis that was made stays readable. */
export function Versions({ shownAt, versions }: Props) {
  return (
    <section className={styles['section']} aria-labelledby="versions-title" data-no-print>
      <h2 id="versions-title">Versões anteriores</h2>
      <Answered asked={versions} label="Buscando seus diagnósticos…">
        {(stored) => <Earlier stored={stored} shownAt={shownAt ?? null} />}
      </Answered>
    </section>
  );
}

function Earlier({
  stored,
  shownAt,
}: {
  readonly stored: readonly StoredDiagnosis[];
  readonly shownAt: string | null;
}) {
  const earlier = stored.filter((entry) => entry.result?.generatedAt !== shownAt);
  if (earlier.length === 0) {
    return <p>{shownAt ? 'Este é o seu primeiro diagnóstico.' : 'Nenhum diagnóstico foi feito ainda.'}</p>;
  }
  return (
    <ul className={styles['versions']}>
      {earlier.map((entry) => (
        <li key={entry.id}>
          <Version entry={entry} />
        </li>
      ))}
    </ul>
  );
}

function Version({ entry }: { readonly entry: StoredDiagnosis }) {
  const kind = entry.variant === 'full' ? 'completo' : 'rápido';
  const title = `${formatLongDay(entry.createdAt)}, ${kind}`;
  if (!entry.result) {
    return (
      <>
        {title} <span className={styles['note']}>feito em um formato que esta versão não abre</span>
      </>
    );
  }
  const { readiness, goal } = entry.result;
  const number = readiness.value === null ? '' : ` (${formatValue(readiness.value)})`;
  return (
    <>
      <Link to={buildVersionPath(entry.id)}>{title}</Link>{' '}
      <span className={styles['note']}>
        {goal.title || 'modo exploração'} · {BAND_LABELS[readiness.band]}
        {number}
      </span>
    </>
  );
}
