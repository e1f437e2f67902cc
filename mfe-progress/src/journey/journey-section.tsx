import {
  choosePlural,
  JOURNEY_PHASES,
  journeySteps,
  LAST_JOURNEY_PHASE,
  mayAdvance,
  POINTS_PER_BADGE,
  POINTS_PER_TASK,
  type Profile,
} from '@aura/shared-domain';
import { Link } from '@aura/shared-session/router';
import { Button, Icon, VisuallyHidden } from '@aura/shared-ui';
import { useEffect, useRef } from 'react';
import styles from './journey.module.css';

interface Props {
  readonly profile: Profile;
  readonly onAdvance: () => void;
}

/** Points and phase at the head of the panel, what every phase means, and what the present one asks for. */
export function JourneySection({ profile, onAdvance }: Props) {
  const { journeyPhase: phase, points } = profile;
  return (
    <section className={styles['journey']} aria-label="Sua jornada">
      <div className={styles['figures']}>
        <p role="status">
          <strong>{points}</strong> {choosePlural(points, 'ponto', 'pontos')}
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
      <Steps profile={profile} onAdvance={onAdvance} />
    </section>
  );
}

/** What is to be done before the next phase; the person goes on when they want to. */
function Steps({ profile, onAdvance }: Props) {
  const steps = journeySteps(profile);
  const next = JOURNEY_PHASES[profile.journeyPhase];
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(profile.journeyPhase);
  // The button that led on is gone.
  useEffect(() => {
    if (shown.current !== profile.journeyPhase) heading.current?.focus();
    shown.current = profile.journeyPhase;
  }, [profile.journeyPhase]);
  return (
    <div className={styles['steps']}>
      <h2 id="fase" ref={heading} tabIndex={-1}>
        {next ? `Para chegar à fase ${profile.journeyPhase + 1}: ${next.name}` : 'Para continuar'}
      </h2>
      <ul aria-labelledby="fase">
        {steps.map(({ id, text, done, path }) => (
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
      {mayAdvance(profile) && next && (
        <Button onClick={onAdvance}>
          Avançar para a fase {profile.journeyPhase + 1}: {next.name}
        </Button>
      )}
    </div>
  );
}

function stateOf(number: number, phase: number): 'done' | 'current' | 'ahead' {
  if (number === phase) return 'current';
  return number < phase ? 'done' : 'ahead';
}
