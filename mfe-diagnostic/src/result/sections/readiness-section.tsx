import { BAND_LABELS, type DiagnosisResult } from '@aura/shared-domain';
import { Meter, Notice } from '@aura/shared-ui';
import { formatShare, formatValue } from '../wording.ts';
import { readingOf } from './reading.ts';
import styles from './readiness.module.css';

/** Band first, number second, then what they mean and how much of the picture they rest on. */
export function ReadinessSection({ result }: { readonly result: DiagnosisResult }) {
  const { band, value, coverage, dimensions } = result.readiness;
  const missing = dimensions.filter((dimension) => dimension.value === null);
  return (
    <section className={styles['readiness']} aria-labelledby="readiness-title">
      <h2 id="readiness-title" className={styles['label']}>
        Prontidão para {result.goal.title || 'o próximo passo'}
      </h2>
      <p className={styles['band']}>{BAND_LABELS[band]}</p>
      {value !== null && (
        <p className={styles['number']}>
          <strong>{formatValue(value)}</strong> de 100
        </p>
      )}
      <p className={styles['reading']}>{readingOf(result)}</p>
      <div className={styles['coverage']}>
        <Meter
          label="Cobertura"
          value={coverage * 100}
          text={`${formatShare(coverage)} do que é avaliado tinha dados`}
        />
        {missing.length > 0 && (
          <p className={styles['missing']}>
            Sem dados: {missing.map((dimension) => dimension.label.toLocaleLowerCase('pt-BR')).join(', ')}.
          </p>
        )}
      </div>
      {result.notices.map((notice) => (
        <Notice key={notice} tone="info">
          {notice}
        </Notice>
      ))}
    </section>
  );
}
