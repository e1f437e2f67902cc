import { formatValue } from '@aura/shared-career-ui';
import { type AnswerAnalysis, nameBand } from '@aura/shared-domain';
import styles from './answer-summary.module.css';

interface Props {
  readonly id: string;
  readonly analysis: AnswerAnalysis;
}

/** A grade in one look: the number, what worked first, and what to improve first. On one screen of a phone. */
export function AnswerSummary({ id, analysis }: Props) {
  const { score, rating, anchor, worked, improve } = analysis;
  return (
    <section className={styles['summary']} aria-labelledby={`${id}-grade`}>
      <h3 id={`${id}-grade`} className={styles['label']}>
        Nota da resposta
      </h3>
      <p className={styles['grade']}>
        {score.value !== null && (
          <span>
            <strong>{formatValue(score.value)}</strong> de 100
          </span>
        )}
        <span>{nameBand(score)}</span>
      </p>
      <p>
        {rating} de 5: {anchor}
      </p>
      <dl className={styles['points']}>
        <div data-kind="worked">
          <dt>Funcionou</dt>
          <dd>{worked[0]?.text ?? 'Ainda não há um ponto que se destaque.'}</dd>
        </div>
        <div data-kind="improve">
          <dt>Melhore primeiro</dt>
          <dd>{improve[0]?.text ?? 'Nada que pese na nota.'}</dd>
        </div>
      </dl>
    </section>
  );
}
