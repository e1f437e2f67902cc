import { Button, Dialog } from '@aura/shared-ui';
import { failureOf } from '../../dialogs/call-failure.ts';
import { FailureNotice } from '../../dialogs/failure-notice.tsx';
import { useCall } from '../../dialogs/use-call.ts';
import type { Minimums, SettingsPorts } from '../settings-ports.ts';
import styles from '../settings.module.css';

interface Props {
  readonly now: Minimums;
  readonly wanted: Minimums;
  readonly raise: SettingsPorts['raise'];
  readonly onRaised: () => void;
  readonly reload: () => void;
  readonly onClose: () => void;
}

/** Asks before minimums are raised: they cannot be lowered again. */
export function RaiseDialog({ now, wanted, raise, onRaised, reload, onClose }: Props) {
  const { isBusy, failure, run, close } = useCall(onClose, reload);
  const confirm = () =>
    run(async () => {
      const answer = await raise(wanted);
      if (!answer.ok) return failureOf(answer.error);
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
        <FailureNotice
          failure={failure}
          refused="Os mínimos não mudaram"
          unknown="Não sabemos se os mínimos mudaram"
          advice="Tente de novo ou feche: a configuração é carregada de novo, e nela se vê o que vale."
        />
      </div>
    </Dialog>
  );
}

const changeOf = (what: string, before: number, after: number): string =>
  before === after ? `${what}: continua ${before}.` : `${what}: de ${before} para ${after}.`;
