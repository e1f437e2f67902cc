import { formatValue } from '@aura/shared-career-ui';
import { formatLongDay, INTERVIEW_KIND_LABELS, type Interview } from '@aura/shared-domain';
import { ANSWER_LABELS, computeProgress, type ProgressPoint } from '@aura/shared-interview/report';
import { DataTable } from '@aura/shared-ui';
import { useMemo } from 'react';
import styles from '../../tools.module.css';
import { selectReadable } from '../select-readable.ts';
import { LineChart } from './line-chart.tsx';
import type { Listed } from '@aura/shared-session';

const COLUMNS = [
  { key: 'when', label: 'Simulação' },
  { key: 'kind', label: 'Tipo' },
  { key: 'overall', label: 'Média', numeric: true },
  ...Object.entries(ANSWER_LABELS).map(([key, label]) => ({ key, label, numeric: true })),
];

/** How finished simulations came out over time: in a sentence, as a chart and as a table. */
export function Progress({ interviews }: { readonly interviews: readonly Listed<Interview>[] }) {
  const { points, trend } = useMemo(() => computeProgress(selectReadable(interviews)), [interviews]);
  if (points.length === 0) return null;
  const chart = points.map(({ interviewId, at, overall }) => ({
    id: interviewId,
    label: formatLongDay(at),
    value: overall,
  }));
  return (
    <section className={styles['section']} aria-labelledby="progress-title">
      <h2 id="progress-title">Sua evolução</h2>
      <p>{trend}</p>
      <LineChart title={`Média de cada simulação ao longo do tempo. ${trend}`} points={chart} />
      <DataTable
        caption="Notas das simulações concluídas"
        narrow="stack"
        columns={COLUMNS}
        rows={points.map(makeRow)}
      />
    </section>
  );
}

function makeRow({ interviewId, at, kind, overall, dimensions }: ProgressPoint) {
  const shown = Object.entries(dimensions).map(([id, value]) => [
    id,
    value === null ? '—' : formatValue(value),
  ]);
  return {
    id: interviewId,
    when: formatLongDay(at),
    kind: INTERVIEW_KIND_LABELS[kind],
    overall: formatValue(overall),
    ...Object.fromEntries(shown),
  };
}
