import type { CompanyInvitation, CompanyPerson } from '@aura/shared-domain';
import { Button, Dialog } from '@aura/shared-ui';
import { useState } from 'react';
import { toCallFailure } from '../../dialogs/call-failure.ts';
import { FailureNotice } from '../../dialogs/failure-notice.tsx';
import { useCall } from '../../dialogs/use-call.ts';
import { InvitationLink } from '../link/invitation-link.tsx';
import type { PeoplePorts } from '../people-ports.ts';

interface Props {
  readonly person: CompanyPerson;
  readonly ports: Pick<PeoplePorts, 'renew' | 'copy'>;
  readonly onRenewed: (invitation: CompanyInvitation) => void;
  readonly reload: () => void;
  readonly onClose: () => void;
}

/** Replaces a person's link by a new one, after asking. */
export function RenewDialog({ person, ports, onRenewed, reload, onClose }: Props) {
  const [invitation, setInvitation] = useState<CompanyInvitation | null>(null);
  const { isBusy, failure, run, close } = useCall(onClose, reload);
  const renew = () =>
    run(async () => {
      const answer = await ports.renew([person.id]);
      if (!answer.ok) return toCallFailure(answer.error);
      const [renewed] = answer.value;
      if (!renewed) return null;
      setInvitation(renewed);
      onRenewed(renewed);
      return null;
    });
  if (invitation)
    return (
      // This is a new dialog, not the one that asked: its title takes the focus.
      <Dialog
        key="link"
        open
        onClose={close}
        title="Novo link"
        actions={
          <Button variant="secondary" onClick={close}>
            Fechar
          </Button>
        }
      >
        <InvitationLink invitation={invitation} copy={ports.copy} isMailed={false} />
      </Dialog>
    );
  return (
    <Dialog
      open
      onClose={close}
      title="Gerar novo link?"
      actions={
        <>
          <Button busy={isBusy} onClick={renew}>
            Gerar link
          </Button>
          <Button variant="secondary" onClick={close}>
            Cancelar
          </Button>
        </>
      }
    >
      <p>
        O link anterior de {person.name} deixa de funcionar, tenha sido usado ou não. Quem já aceitou continua
        como está.
      </p>
      <FailureNotice
        failure={failure}
        refused="O link não foi gerado"
        unknown="Não sabemos se o link foi trocado"
        advice="O anterior pode já não funcionar: gere de novo, e vale o que aparecer aqui."
      />
    </Dialog>
  );
}
