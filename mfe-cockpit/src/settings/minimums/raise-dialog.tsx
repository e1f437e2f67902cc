import { Button, Dialog, Notice } from '@aura/shared-ui';
import { useCall } from '../../dialogs/use-call.ts';
import type { Minimums, SettingsPorts } from '../settings-ports.ts';
import styles from '../settings.module.css';

interface Props {
  readonly now: Minimums;
  readonly wanted: Minimums;
  readonly raise: SettingsPorts['raise'];
  readonly onRaised: () => void;
  readonly onClose: () => void;
}

/** Asks before minimums are raised: they cannot be lowered again. */
export function RaiseDialog({ now, wanted, raise, onRaised, onClose }: Props) {
  const { isBusy, failure, run, close } = useCall(onClose);
  const confirm = () =>
    run(async () => {
      const answer = await raise(wanted);
      if (!answer.ok) return answer.error.message;
      onRaised();
      return null;
    });
  return (
    <Dialog
      open
      onClose={close}
      title="Aumentar os mínimos?"
      actions={
        <>
          <Button busy={isBusy} onClick={confirm}>
            Aumentar
          </Button>
          <Button variant="secondary" data-autofocus onClick={close}>
            Cancelar
          </Button>
        </>
      }
    >
      <div className={styles['stack']}>
        <ul>
          <li>{changeOf('Pessoas para um número', now.cell, wanted.cell)}</li>
          <li>{changeOf('Pessoas para números por departamento', now.breakdown, wanted.breakdown)}</li>
        </ul>
        <p>
          <strong>Não dá para voltar atrás.</strong> A mudança vale na hora, também para as semanas que já têm
          retrato.
        </p>
        {failure !== null && (
          <Notice tone="error" title="Os mínimos não mudaram">
            {failure}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}

const changeOf = (what: string, before: number, after: number): string =>
  before === after ? `${what}: continua ${before}.` : `${what}: de ${before} para ${after}.`;
