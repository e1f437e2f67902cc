import type { CompanyPerson } from '@aura/shared-domain';
import { ConfirmDialog } from '../../dialogs/confirm-dialog.tsx';
import type { PeoplePorts } from '../people-ports.ts';

interface Props {
  readonly person: CompanyPerson;
  readonly remove: PeoplePorts['remove'];
  readonly onRemoved: () => void;
  readonly reload: () => void;
  readonly onClose: () => void;
}

/** Removes a person from the list, after explaining the consequences. */
export function RemoveDialog({ person, remove, onRemoved, reload, onClose }: Props) {
  return (
    <ConfirmDialog
      title={`Retirar ${person.name} da lista?`}
      action={{ label: 'Retirar da lista', busy: 'Retirando…', isDanger: true }}
      keep="Manter"
      call={() => remove({ personId: person.id })}
      onDone={onRemoved}
      reload={reload}
      onClose={onClose}
      failing={{
        refused: 'A pessoa continua na lista',
        unknown: 'Não sabemos se a pessoa saiu da lista',
        advice: 'Retire de novo ou feche: a lista é carregada de novo, e nela se vê se a pessoa saiu.',
      }}
    >
      <ul>
        <li>O lugar na lista fica livre, e o link de convite deixa de funcionar.</li>
        <li>
          Se a pessoa aceitou o convite, perde o plano da empresa e é avisada na Aura. A conta e o que está
          nela continuam sendo dela.
        </li>
        <li>
          O que já foi somado aos números do grupo continua neles: assim, a saída não revela o que era dela.
        </li>
        <li>Você pode convidá-la de novo quando quiser.</li>
      </ul>
    </ConfirmDialog>
  );
}
