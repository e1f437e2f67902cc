import { formatValue } from '@aura/shared-career-ui';
import { choosePlural, formatLongDay, MOST_GAPS, type DiagnosisResult } from '@aura/shared-domain';
import { DataTable, Notice } from '@aura/shared-ui';
import styles from '../sections/sections.module.css';
import { compareResults, describeDelta, HOW_TO_COMPARE, nameMeasuredOnce } from './difference.ts';

const COLUMNS = [
  { key: 'part', label: 'Parte' },
  { key: 'before', label: 'Antes', numeric: true },
  { key: 'after', label: 'Agora', numeric: true },
  { key: 'delta', label: 'Diferença', numeric: true },
];

const formatShown = (value: number | null): string => (value === null ? 'não medida' : formatValue(value));

function formatDelta(before: number | null, after: number | null): string {
  return before === null || after === null ? 'sem comparação' : describeDelta(before, after);
}

interface Props {
  readonly before: DiagnosisResult;
  readonly after: DiagnosisResult;
}

/** The changes since the previous diagnosis, part by part. */
export function DifferenceSection({ before, after }: Props) {
  const difference = compareResults(before, after);
  const lists: readonly (readonly [string, readonly string[]])[] = [
    ['Era lacuna e virou força', difference.becameStrength],
    ['Deixou de ser lacuna', difference.closed],
    [`Saiu das ${MOST_GAPS} lacunas que aparecem`, difference.leftList],
    ['Força nova', difference.newStrengths],
    ['Lacuna nova', difference.newGaps],
    [`Passou a aparecer entre as ${MOST_GAPS} lacunas`, difference.enteredList],
  ];
  const changed = lists.filter(([, titles]) => titles.length > 0);
  const once = nameMeasuredOnce(difference);
  const whole =
    difference.incomparable.length === 0
      ? formatDelta(difference.before, difference.after)
      : 'sem comparação';
  return (
    <section className={styles['section']} aria-labelledby="difference-title">
      <h2 id="difference-title">O que mudou desde {formatLongDay(new Date(before.generatedAt))}</h2>
      {difference.incomparable.length > 0 && (
        <Notice tone="info" title="Os dois números não são comparáveis">
          <p>Não leia a diferença como avanço ou recuo, porque:</p>
          <ul>
            {difference.incomparable.map((reason) => (
              <li key={reason}>{reason}.</li>
            ))}
          </ul>
          <p>{HOW_TO_COMPARE}</p>
        </Notice>
      )}
      {once !== '' && difference.incomparable.length === 0 && (
        <p>
          {once} {choosePlural(difference.measuredOnce.length, 'foi medida', 'foram medidas')} só em um dos
          dois diagnósticos. A última linha compara o resto.
        </p>
      )}
      <DataTable
        caption="Cada parte do número, antes e agora"
        narrow="stack"
        columns={COLUMNS}
        rows={[
          ...difference.parts.map(({ id, label, before: then, after: now }) => ({
            id,
            part: label,
            before: formatShown(then),
            after: formatShown(now),
            delta: formatDelta(then, now),
          })),
          {
            id: 'whole',
            part: once === '' ? 'Número final' : `Número sem ${once}`,
            before: formatShown(difference.before),
            after: formatShown(difference.after),
            delta: whole,
          },
        ]}
      />
      {changed.length === 0 ? (
        <p>As forças e as lacunas são as mesmas.</p>
      ) : (
        <dl className={styles['facts']}>
          {changed.map(([label, titles]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{titles.join(', ')}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

const CHANGE_COLUMNS = [
  { key: 'action', label: 'Se você…' },
  { key: 'dimension', label: 'Muda em' },
  { key: 'delta', label: 'Efeito estimado', numeric: true },
];

/** Changes that would move the number, and by how much. */
export function ChangesSection({ result }: { readonly result: DiagnosisResult }) {
  const labels = new Map(result.readiness.dimensions.map(({ id, label }) => [id, label]));
  return (
    <section className={styles['section']} aria-labelledby="changes-title">
      <h2 id="changes-title">O que mudaria seu resultado</h2>
      <p>
        Estimativas feitas com a mesma regra, mudando uma coisa de cada vez, da que mais muda o número à que
        menos muda. O plano tem outra ordem: começa pelo que dá para fazer logo.
      </p>
      <DataTable
        caption="Efeito de cada mudança na prontidão"
        narrow="stack"
        columns={CHANGE_COLUMNS}
        rows={result.whatWouldChange.map((change, index) => ({
          id: String(index),
          action: change.action,
          dimension: labels.get(change.dimensionId) ?? change.dimensionId,
          delta: `${change.delta >= 0 ? '+' : '−'}${formatValue(Math.abs(change.delta))}`,
        }))}
      />
    </section>
  );
}

/** Notes about how the result was computed. */
export function Notices({ notices }: Pick<DiagnosisResult, 'notices'>) {
  if (notices.length === 0) return null;
  return (
    <section className={styles['section']} aria-labelledby="avisos">
      <h2 id="avisos">Avisos sobre este resultado</h2>
      {notices.map((notice) => (
        <Notice key={notice} tone="info">
          {notice}
        </Notice>
      ))}
    </section>
  );
}
