import { LAST_JOURNEY_PHASE } from '@aura/shared-domain';
import styles from './panel.module.css';

interface Props {
  /** 1 to {@link LAST_JOURNEY_PHASE}. */
  readonly phase: number;
  readonly points: number;
}

/** Points and phase, the two figures at the head of the panel. */
export function JourneySection({ phase, points }: Props) {
  const phases = Array.from({ length: LAST_JOURNEY_PHASE }, (_, index) => index + 1);
  return (
    <section className={styles['figures']} aria-label="Sua jornada">
      <p className={styles['figure']}>
        <strong>{points}</strong> {points === 1 ? 'ponto' : 'pontos'}
        <small>5 por tarefa concluída, 25 por selo</small>
      </p>
      <div className={styles['figure']}>
        <p>
          <strong>
            Fase {phase} de {LAST_JOURNEY_PHASE}
          </strong>
          {' da jornada'}
        </p>
        <span className={styles['phases']} aria-hidden="true">
          {phases.map((step) => (
            <i key={step} data-reached={step <= phase} />
          ))}
        </span>
      </div>
    </section>
  );
}
