import {
  choosePlural,
  JOURNEY_PHASES,
  listJourneySteps,
  LAST_JOURNEY_PHASE,
  POINTS_PER_BADGE,
  POINTS_PER_TASK,
  type Profile,
} from '@aura/shared-domain';
import { Link } from '@aura/shared-session/router';
import { Button, Icon, Notice, VisuallyHidden } from '@aura/shared-ui';
import styles from './journey.module.css';

interface Props {
  readonly profile: Profile;
  /** Why a completed phase could not be closed; null if there is none. */
  readonly failure: string | null;
  /** Tries once more to close it. */
  readonly onAdvance: () => void;
}

/** Points and phase, the way with its five phases, and what the present one asks for. */
export function JourneySection({ profile, failure, onAdvance }: Props) {
  const { journeyPhase: phase, points } = profile;
  return (
    <section className={styles['journey']} aria-label="Sua jornada">
      <div className={styles['figures']}>
        <p>
          <strong>
            Fase {phase} de {LAST_JOURNEY_PHASE}
          </strong>
          {' da jornada'}
        </p>
        <p role="status">
          <strong>{points}</strong> {choosePlural(points, 'ponto', 'pontos')}
          <small>
            {POINTS_PER_TASK} por tarefa concluída, {POINTS_PER_BADGE} por selo
          </small>
        </p>
      </div>
      <ol className={styles['phases']}>
        {JOURNEY_PHASES.map(({ name, text, counts }, index) => {
          const state = judgeState(index + 1, phase);
          return (
            <li key={name} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
              <p className={styles['name']}>
                {state === 'done' ? <Icon name="check" size={16} /> : <span>{index + 1}</span>}
                {name}
                {state === 'done' && <VisuallyHidden> (concluída)</VisuallyHidden>}
                {state === 'current' && <span className={styles['now']}>fase atual</span>}
              </p>
              <p className={styles['text']}>
                {text} {counts}
              </p>
            </li>
          );
        })}
      </ol>
      {failure !== null && (
        <Notice tone="warning" action={<Button onClick={onAdvance}>Fechar a fase</Button>}>
          Você fez tudo o que esta fase pedia, mas ela não pôde ser fechada. {failure}
        </Notice>
      )}
      <Steps profile={profile} />
    </section>
  );
}

/** What is to be done before the next phase; it comes by itself. */
function Steps({ profile }: Pick<Props, 'profile'>) {
  const next = JOURNEY_PHASES[profile.journeyPhase];
  return (
    <div className={styles['steps']}>
      <h2 id="fase">
        {next ? `Para chegar à fase ${profile.journeyPhase + 1}: ${next.name}` : 'Para continuar'}
      </h2>
      <ul aria-labelledby="fase">
        {listJourneySteps(profile).map(({ id, text, done, path }) => (
          <li key={id} data-done={done || undefined}>
            <Icon name={done ? 'check' : 'arrowRight'} size={16} />
            {done ? (
              <span>
                {text}
                <VisuallyHidden> (feito)</VisuallyHidden>
              </span>
            ) : (
              <Link to={path}>{text}</Link>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function judgeState(number: number, phase: number): 'done' | 'current' | 'ahead' {
  if (number === phase) return 'current';
  return number < phase ? 'done' : 'ahead';
}
