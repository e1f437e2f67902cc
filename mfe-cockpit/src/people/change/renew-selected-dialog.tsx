import { dayOf } from '@aura/shared-domain';
import { Button, Dialog, Notice } from '@aura/shared-ui';
import { useCall } from '../../dialogs/use-call.ts';
import { counted } from '../../words/numbers.ts';
import { linksCsv } from '../link/links-csv.ts';
import { renewAll } from '../link/renew-all.ts';
import type { PeoplePorts } from '../people-ports.ts';

interface Props {
  readonly personIds: readonly string[];
  readonly ports: Pick<PeoplePorts, 'renew' | 'download' | 'now'>;
  /** Links were made, and handed to the downloads. */
  readonly onRenewed: () => void;
  readonly onClose: () => void;
}

/** New links for everybody who was chosen, as a file. */
export function RenewSelectedDialog({ personIds, ports, onRenewed, onClose }: Props) {
  const { isBusy, failure, run, close } = useCall(onClose);
  const renew = () =>
    run(async () => {
      const { invitations, failure: reason } = await renewAll(personIds, ports.renew);
      if (invitations.length > 0) {
        const name = `links-de-convite-${dayOf(ports.now())}.csv`;
        ports.download(name, linksCsv(invitations, location.origin), 'text/csv');
        onRenewed();
      }
      if (reason === null) onClose();
      if (reason === null || invitations.length === 0) return reason;
      const made = counted(invitations.length, 'link foi gerado e baixado', 'links foram gerados e baixados');
      return `${reason} ${made} antes disso.`;
    });
  return (
    <Dialog
      open
      onClose={close}
      title="Gerar novos links?"
      actions={
        <>
          <Button busy={isBusy} onClick={renew}>
            Gerar e baixar (CSV)
          </Button>
          <Button variant="secondary" onClick={close}>
            Cancelar
          </Button>
        </>
      }
    >
      <p>
        Os links anteriores de {counted(personIds.length, 'pessoa', 'pessoas')} deixam de funcionar, tenham
        sido usados ou não. Quem já aceitou continua como está. Os novos links vêm em um arquivo e não
        aparecem de novo.
      </p>
      {failure !== null && (
        <Notice tone="error" title="Nem todos os links foram gerados">
          {failure}
        </Notice>
      )}
    </Dialog>
  );
}
