import { BAND_LABELS } from '@aura/shared-domain';
import { DataTable } from '@aura/shared-ui';
import { sections } from '../../generated/pages/home.ts';
import { EXAMPLE_READINESS } from './example-diagnosis.ts';
import { ExampleFindings } from './example-findings.tsx';
import styles from './example.module.css';

const [INTRO, FICTION] = sections.exemplo.paragraphs;

const formatPercent = (share: number): string => `${Math.round(share * 100)}%`;

/** An example diagnosis of the fictional person on the cover: the number, its parts, the findings. */
export function Example() {
  const { value, band, coverage, dimensions } = EXAMPLE_READINESS;
  return (
    <section className={styles['section']} aria-labelledby="exemplo">
      <div className={styles['intro']}>
        <h2 id="exemplo">{sections.exemplo.title}</h2>
        <p>{INTRO}</p>
        <p className={styles['label']}>{FICTION}</p>
      </div>
      <div className={styles['readiness']}>
        <p className={styles['score']}>
          <span>Prontidão para Analista de Dados</span>
          <strong>{BAND_LABELS[band]}</strong>
          <span>{value} de 100</span>
        </p>
        <DataTable
          caption="Como calculamos"
          columns={[
            { key: 'label', label: 'Parte' },
            { key: 'weight', label: 'Peso', numeric: true },
            { key: 'value', label: 'Valor', numeric: true },
          ]}
          rows={dimensions.map((dimension) => ({
            id: dimension.id,
            label: dimension.label,
            weight: formatPercent(dimension.weight),
            value: dimension.value ?? 'não avaliada',
          }))}
        />
        <p className={styles['label']}>
          Sem simulações de entrevista ainda, a Prática não é avaliada: o peso dela passa às outras partes, e
          a cobertura fica em {formatPercent(coverage)}.
        </p>
      </div>
      <ExampleFindings />
    </section>
  );
}
