import { BAND_LABELS } from '@aura/shared-domain';
import type { StoredDiagnosis } from './records.ts';
import { Link } from '@aura/shared-session/router';
import { Spinner } from '@aura/shared-ui';
import styles from '../sections/sections.module.css';
import { formatDate, formatValue, LoadFailure } from '@aura/shared-career-ui';
import type { useVersions } from './use-versions.ts';
import { versionPath } from './version-path.ts';

interface Props {
  /** When the result on screen was made, which is no earlier version of itself. */
  readonly shownAt?: string;
  readonly listed: ReturnType<typeof useVersions>['listed'];
  readonly reload: () => void;
}

/** Every diagnosis that was made stays readable. */
export function Versions({ shownAt, listed, reload }: Props) {
  const earlier = listed?.ok
    ? listed.value.filter((entry) => entry.result?.generatedAt !== (shownAt ?? null))
    : [];
  return (
    <section className={styles['section']} aria-labelledby="versions-title" data-no-print>
      <h2 id="versions-title">Versões anteriores</h2>
      {listed === null && <Spinner label="Buscando seus diagnósticos…" />}
      {listed && !listed.ok && <LoadFailure message={listed.error.message} onRetry={reload} />}
      {listed?.ok && earlier.length === 0 && (
        <p>{shownAt ? 'Este é o seu primeiro diagnóstico.' : 'Nenhum diagnóstico foi feito ainda.'}</p>
      )}
      {earlier.length > 0 && (
        <ul className={styles['versions']}>
          {earlier.map((entry) => (
            <li key={entry.id}>
              <Version entry={entry} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Version({ entry }: { readonly entry: StoredDiagnosis }) {
  const kind = entry.variant === 'full' ? 'completo' : 'rápido';
  const title = `${formatDate(entry.createdAt)}, ${kind}`;
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
      <Link to={versionPath(entry.id)}>{title}</Link>{' '}
      <span className={styles['note']}>
        {goal.title || 'modo exploração'} · {BAND_LABELS[readiness.band]}
        {number}
      </span>
    </>
  );
}
