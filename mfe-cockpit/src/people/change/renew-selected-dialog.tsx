import { computeDay, type CompanyInvitation } from '@aura/shared-domain';
import { Button, Dialog } from '@aura/shared-ui';
import { useState } from 'react';
import { FailureNotice } from '../../dialogs/failure-notice.tsx';
import { useCall } from '../../dialogs/use-call.ts';
import { counted } from '../../words/numbers.ts';
import { LinkList } from '../link/link-list.tsx';
import { writeLinksCsv } from '../link/links-csv.ts';
import { renewAll } from '../link/renew-all.ts';
import type { PeoplePorts } from '../people-ports.ts';

interface Props {
  /** The people selected when the dialog opened. A change of the list behind it does not matter. */
  readonly personIds: readonly string[];
  readonly ports: Pick<PeoplePorts, 'renew' | 'download' | 'copy' | 'now'>;
  /** The list no longer says what is the case. */
  readonly reload: () => void;
  /** @param left who of them has no new link */
  readonly onClose: (left: readonly string[]) => void;
}

/**
 * New links for all selected people, as files and to copy. After a failure it continues with the remaining people,
 * without repeating any.
 */
export function RenewSelectedDialog({ personIds, ports, reload, onClose }: Props) {
  const [left, setLeft] = useState(personIds);
  const [links, setLinks] = useState<readonly CompanyInvitation[]>([]);
  const made = personIds.length - left.length;
  const leave = (rest: readonly string[]) => {
    onClose(rest);
    if (rest.length < personIds.length) reload();
  };
  const { isBusy, failure, run, close } = useCall(() => leave(left), reload);
  const renew = () =>
    run(async () => {
      const renewed = await renewAll(left, ports.renew);
      if (renewed.invitations.length > 0) {
        // A second file must not replace the first.
        const part = made === 0 ? '' : `-a-partir-de-${made + 1}`;
        const name = `links-de-convite-${computeDay(ports.now())}${part}.csv`;
        ports.download(name, writeLinksCsv(renewed.invitations, location.origin), 'text/csv');
      }
      setLinks([...links, ...renewed.invitations]);
      setLeft(renewed.left);
      return renewed.failure;
    });
  if (left.length === 0)
    return (
      // Another dialog than the one that asked: its title takes the focus.
      <Dialog
        key="links"
        open
        onClose={close}
        title="Novos links"
        actions={
          <Button variant="secondary" onClick={close}>
            Pronto
          </Button>
        }
      >
        <p>
          <strong>
            {counted(links.length, 'link foi gerado e baixado', 'links foram gerados e baixados')} (CSV).
          </strong>{' '}
          Não aparecem de novo.
        </p>
        <LinkList invitations={links} copy={ports.copy} />
      </Dialog>
    );
  return (
    <Dialog
      open
      onClose={close}
      title="Gerar novos links?"
      actions={
        <>
          <Button busy={isBusy} onClick={renew}>
            {made === 0 ? 'Gerar e baixar (CSV)' : 'Gerar os que faltam e baixar (CSV)'}
          </Button>
          <Button variant="secondary" onClick={close}>
            {made === 0 ? 'Cancelar' : 'Fechar sem gerar o resto'}
          </Button>
        </>
      }
    >
      {made > 0 && (
        <p>
          <strong>
            {counted(made, 'link foi gerado e baixado', 'links foram gerados e baixados')}; falta gerar{' '}
            {counted(left.length, 'link', 'links')}.
          </strong>{' '}
          O arquivo que você já baixou continua valendo. O dos que faltam vem à parte.
        </p>
      )}
      <p>
        Os links anteriores de {counted(left.length, 'pessoa', 'pessoas')} deixam de funcionar, tenham sido
        usados ou não. Quem já aceitou continua como está. Os novos links vêm em um arquivo e não aparecem de
        novo.
      </p>
      <FailureNotice
        failure={failure}
        refused="Nem todos os links foram gerados"
        unknown="Não sabemos se todos os links foram trocados"
        advice="Os links anteriores de quem falta podem já não funcionar: gere de novo os que faltam."
      />
    </Dialog>
  );
}
