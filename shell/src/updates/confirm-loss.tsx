import { Button, Dialog } from '@aura/shared-ui';
import type { ConfirmedLoss } from './use-confirmed-loss.ts';

interface Props extends Pick<ConfirmedLoss, 'asks' | 'confirm' | 'cancel'> {
  /** The pending action, as a verb. */
  readonly action: string;
}

/** The question before something that the person has written goes. */
export function ConfirmLoss({ asks, confirm, cancel, action }: Props) {
  return (
    <Dialog
      open={asks}
      onClose={cancel}
      title={`${action} agora?`}
      actions={
        <>
          <Button variant="secondary" onClick={confirm}>
            {action} mesmo assim
          </Button>
          <Button data-autofocus onClick={cancel}>
            Continuar escrevendo
          </Button>
        </>
      }
    >
      <p>Você escreveu algo que ainda não foi salvo. {action} agora apaga isso.</p>
    </Dialog>
  );
}
