import { Button } from '@aura/shared-ui';
import styles from '../../tools.module.css';
import { clockText } from './use-clock.ts';

interface Props {
  readonly seconds: number;
  readonly running: boolean;
  readonly onToggle: () => void;
}

/** How long the answer has taken so far. It limits nothing. */
export function Clock({ seconds, running, onToggle }: Props) {
  return (
    <div className={styles['row']}>
      <p role="timer" aria-live="off" aria-label="Tempo desta resposta">
        {clockText(seconds)}
      </p>
      <Button variant="quiet" onClick={onToggle}>
        {running ? 'Pausar' : 'Continuar'}
      </Button>
      <p className={styles['note']}>
        {running
          ? 'Um a dois minutos de fala costumam bastar. Este relógio não limita nada nem conta na nota.'
          : 'Em pausa. O que você escreveu fica guardado.'}
      </p>
    </div>
  );
}
