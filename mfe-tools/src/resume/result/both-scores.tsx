import { formatValue, jumpOnClick } from '@aura/shared-career-ui';
import { makeFit, nameBand, type ResumeAnalysis } from '@aura/shared-domain';
import type { ReactNode } from 'react';
import { FitFigure } from '../../job-terms/fit-figure.tsx';
import { nameFitBand } from '../../job-terms/fit-words.ts';
import styles from './both-scores.module.css';

interface ScoreProps {
  /** Id of the heading of the section that explains the score. */
  readonly to: string;
  readonly label: string;
  readonly figure: ReactNode;
  readonly band: string;
}

const ShortScore = ({ to, label, figure, band }: ScoreProps) => (
  <div className={styles['score']}>
    <dt>
      <a href={`#${to}`} onClick={jumpOnClick(to)}>
        {label}
      </a>
    </dt>
    <dd>
      {figure !== null && <span className={styles['figure']}>{figure}</span>}
      <span>{band}</span>
    </dd>
  </div>
);

/** The scores of an analysis side by side, each with a way to where it is explained. */
export function BothScores({ analysis: { quality, match } }: { readonly analysis: ResumeAnalysis }) {
  const fit = match && makeFit(match);
  return (
    <dl className={styles['scores']}>
      <ShortScore
        to="quality-title"
        label="Qualidade"
        figure={
          quality.value === null ? null : (
            <>
              <strong>{formatValue(quality.value)}</strong> de 100
            </>
          )
        }
        band={nameBand(quality)}
      />
      {fit && (
        <ShortScore
          to="match-title"
          label="Combinação com a vaga"
          figure={fit.value === null ? null : <FitFigure fit={fit} />}
          band={nameFitBand(fit)}
        />
      )}
    </dl>
  );
}
