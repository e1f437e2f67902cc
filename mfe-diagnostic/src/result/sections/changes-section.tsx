import type { DiagnosisResult } from '@aura/shared-domain';
import { DataTable } from '@aura/shared-ui';
import { formatValue } from '@aura/shared-career-ui';
import styles from './sections.module.css';

const COLUMNS = [
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
      <p>Estimativas feitas com a mesma regra, mudando uma coisa de cada vez.</p>
      <DataTable
        caption="Efeito de cada mudança na prontidão"
        columns={COLUMNS}
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
