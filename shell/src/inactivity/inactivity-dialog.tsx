import { formatCount } from '@aura/shared-domain';
import { Button, Dialog, VisuallyHidden } from '@aura/shared-ui';
import { useState } from 'react';
import styles from './inactivity-dialog.module.css';

interface Props {
  readonly secondsLeft: number;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** The question to an inactive person. Esc and the close button mean that they are present. */
export function InactivityDialog({ secondsLeft, onStay, onLeave }: Props) {
  return (
    <Dialog
      open
      onClose={onStay}
      title="Você ainda está aí?"
      actions={
        <>
          <Button variant="secondary" onClick={onLeave}>
            Sair
          </Button>
          <Button data-autofocus onClick={onStay}>
            Continuar Logado
          </Button>
        </>
      }
    >
      <p>
        Não percebemos nenhuma atividade nos últimos 30 minutos. Para proteger seus dados, sua sessão será
        encerrada em:
      </p>
      <p role="timer" className={styles['countdown']}>
        {formatSeconds(secondsLeft)}
      </p>
      <Announcement secondsLeft={secondsLeft} />
    </Dialog>
  );
}

/** A screen reader says what changes in a live region: empty at first, it is filled a second later. */
function Announcement({ secondsLeft }: Pick<Props, 'secondsLeft'>) {
  const [atFirst] = useState(secondsLeft);
  return (
    <VisuallyHidden>
      <span aria-live="polite">{secondsLeft === atFirst ? '' : describeTimeLeft(secondsLeft)}</span>
    </VisuallyHidden>
  );
}

/** Changes three times in a minute: a countdown that is read out every second cannot be listened to. */
function describeTimeLeft(secondsLeft: number): string {
  const limit = [10, 30].find((step) => secondsLeft <= step) ?? 60;
  return `Sua sessão será encerrada em até ${limit} segundos.`;
}

const formatSeconds = (seconds: number) => formatCount(seconds, 'segundo', 'segundos');
