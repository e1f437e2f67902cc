import { formatShare, BAND_LABELS, findBand, nameBand, type Score } from '@aura/shared-domain';
import { Meter } from '@aura/shared-ui';
import type { ReactNode } from 'react';
import { formatValue } from '../wording/format.ts';
import styles from './score-summary.module.css';

interface Props {
  /** Tells two of these on one page apart. */
  readonly id: string;
  /** "Prontidão para Analista de Dados" */
  readonly title: string;
  readonly score: Score;
  /** One sentence that says what the band means for this person. */
  readonly reading: string;
  /** Band and number as they are shown, where the number is one end of a range. */
  readonly shown?: { readonly band: string; readonly figure: ReactNode };
  readonly children?: ReactNode;
}

/** Band first, number second, then what they mean and how much of the picture they rest on. */
export function ScoreSummary({ id, title, score, reading, shown, children }: Props) {
  const { band, value, coverage, dimensions } = score;
  const missing = dimensions.filter((dimension) => dimension.value === null);
  // What is only partly known is never called good, whatever the number of the known part.
  const heldDown = findBand(value, 1) !== band && coverage < 1;
  return (
    <section className={styles['summary']} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles['label']}>
        {title}
      </h2>
      <p className={styles['band']}>{shown?.band ?? nameBand(score)}</p>
      {value !== null && (
        <p className={styles['number']}>
          {shown?.figure ?? (
            <>
              <strong>{formatValue(value)}</strong> de 100
            </>
          )}
        </p>
      )}
      <p className={styles['reading']}>{reading}</p>
      <div className={styles['coverage']}>
        <Meter
          label="Parte que deu para medir"
          value={coverage * 100}
          text={`${formatShare(coverage)} do que é avaliado tinha dados`}
        />
        {missing.length > 0 && (
          <p className={styles['missing']}>
            Sem dados: {missing.map((dimension) => dimension.label.toLocaleLowerCase('pt-BR')).join(', ')}.
            {heldDown && ` Por isso a faixa não passa de “${BAND_LABELS.inProgress}”.`}
          </p>
        )}
      </div>
      {children}
    </section>
  );
}
