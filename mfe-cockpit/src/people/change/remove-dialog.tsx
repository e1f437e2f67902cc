import type { CompanyPerson } from '@aura/shared-domain';
import { Button, Dialog } from '@aura/shared-ui';
import { failureOf } from '../../dialogs/call-failure.ts';
import { FailureNotice } from '../../dialogs/failure-notice.tsx';
import { useCall } from '../../dialogs/use-call.ts';
import type { PeoplePorts } from '../people-ports.ts';
import styles from '../people.module.css';

interface Props {
  readonly person: CompanyPerson;
  readonly remove: PeoplePorts['remove'];
  readonly onRemoved: () => void;
  readonly reload: () => void;
  readonly onClose: () => void;
}

/** Takes somebody off the list, after saying what follows from it. */
export function RemoveDialog({ person, remove, onRemoved, reload, onClose }: Props) {
  const { isBusy, failure, run, close } = useCall(onClose, reload);
  const confirm = () =>
    run(async () => {
      const answer = await remove({ personId: person.id });
      if (!answer.ok) return failureOf(answer.error);
      onRemoved();
      return null;
    });
  return (
    <Dialog
      open
      onClose={close}
      title={`Retirar ${person.name} da lista?`}
      actions={
        <>
          <Button variant="danger" busy={isBusy} onClick={confirm}>
            {isBusy ? 'Retirando…' : 'Retirar da lista'}
          </Button>
          <Button variant="secondary" data-autofocus onClick={close}>
            Manter
          </Button>
        </>
      }
    >
      <div className={styles['stack']}>
        <ul>
          <li>A licença fica livre, e o link de convite deixa de funcionar.</li>
          <li>
            Se a pessoa aceitou o convite, perde o plano da empresa e é avisada na Aura. A conta e o que está
            nela continuam sendo dela.
          </li>
          <li>
            O que já foi somado aos números do grupo continua neles: assim, a saída não revela o que era dela.
          </li>
          <li>Você pode convidá-la de novo quando quiser.</li>
        </ul>
        <FailureNotice
          failure={failure}
          refused="A pessoa continua na lista"
          unknown="Não sabemos se a pessoa saiu da lista"
          advice="Retire de novo ou feche: a lista é carregada de novo, e nela se vê se a pessoa saiu."
        />
      </div>
    </Dialog>
  );
}
