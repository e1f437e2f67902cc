import type { CompanyInvitation, CompanyPerson } from '@aura/shared-domain';
import { showToast } from '@aura/shared-ui';
import { ChangeDialog } from '../change/change-dialog.tsx';
import { RemoveDialog } from '../change/remove-dialog.tsx';
import { RenewDialog } from '../change/renew-dialog.tsx';
import type { ListFacts, PeoplePorts } from '../people-ports.ts';
import type { Changed } from './list-edits.ts';
import type { PersonDeed } from './person-rows.tsx';

interface Props {
  readonly deed: PersonDeed;
  readonly person: CompanyPerson;
  readonly departments: ListFacts['departments'];
  readonly ports: PeoplePorts;
  readonly reload: () => void;
  readonly onClose: () => void;
  readonly onRenewed: (invitation: CompanyInvitation) => void;
  readonly onChanged: (changed: Changed) => void;
  readonly onRemoved: () => void;
}

/** Confirms an action on a person of the list, and reports its success. */
export function PersonDialog({ deed, person, departments, ports, reload, onClose, ...on }: Props) {
  const leaving = { reload, onClose };
  switch (deed) {
    case 'renew':
      return <RenewDialog person={person} ports={ports} onRenewed={on.onRenewed} {...leaving} />;
    case 'change':
      return (
        <ChangeDialog
          person={person}
          department={departments.find(({ id }) => id === person.department)?.name ?? ''}
          departments={departments}
          change={ports.change}
          onChanged={(changed, isNew) => {
            on.onChanged(changed);
            if (isNew) showDone('Dados alterados.');
            else showToast({ kind: 'info', text: 'Os dados já eram estes: nada mudou.' });
          }}
          {...leaving}
        />
      );
    case 'remove':
      return (
        <RemoveDialog
          person={person}
          remove={ports.remove}
          onRemoved={() => {
            on.onRemoved();
            showDone(`${person.name} saiu da lista.`);
          }}
          {...leaving}
        />
      );
  }
}

const showDone = (text: string) => showToast({ kind: 'success', text });
