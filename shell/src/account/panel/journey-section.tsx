import { LAST_JOURNEY_PHASE, POINTS_PER_BADGE, POINTS_PER_TASK } from '@aura/shared-domain';
import { Icon, VisuallyHidden } from '@aura/shared-ui';
import { JOURNEY_PHASES } from './journey-phases.ts';
import styles from './journey.module.css';

interface Props {
  /** 1 to {@link LAST_JOURNEY_PHASE}. */
  readonly phase: number;
  readonly points: number;
}

/** Points and phase at the head of the panel, and what every phase means. */
export function JourneySection({ phase, points }: Props) {
  return (
    <section className={styles['journey']} aria-label="Sua jornada">
      <div className={styles['figures']}>
        <p role="status">
          <strong>{points}</strong> {points === 1 ? 'ponto' : 'pontos'}
          <small>
            {POINTS_PER_TASK} por tarefa concluída, {POINTS_PER_BADGE} por selo
          </small>
        </p>
        <p>
          <strong>
            Fase {phase} de {LAST_JOURNEY_PHASE}
          </strong>
          {' da jornada'}
        </p>
      </div>
      <ol className={styles['phases']}>
        {JOURNEY_PHASES.map(({ name, text }, index) => {
          const state = stateOf(index + 1, phase);
          return (
            <li key={name} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
              <p className={styles['name']}>
                {state === 'done' ? <Icon name="check" size={16} /> : <span>{index + 1}</span>}
                {name}
                {state === 'done' && <VisuallyHidden> (concluída)</VisuallyHidden>}
                {state === 'current' && <span className={styles['now']}>fase atual</span>}
              </p>
              <p className={styles['text']}>{text}</p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function stateOf(number: number, phase: number): 'done' | 'current' | 'ahead' {
  if (number === phase) return 'current';
  return number < phase ? 'done' : 'ahead';
}
