import type { CompanyPerson } from '@aura/shared-domain';
import { Button, showToast } from '@aura/shared-ui';
import { useState } from 'react';
import { counted } from '../../words/numbers.ts';
import { RenewSelectedDialog } from '../change/renew-selected-dialog.tsx';
import type { PeoplePorts } from '../people-ports.ts';
import styles from '../people.module.css';
import type { Selection } from './use-selection.ts';

interface Props {
  readonly people: readonly CompanyPerson[];
  readonly selection: Selection;
  readonly ports: PeoplePorts;
  readonly onRenewed: () => void;
}

/** What can be done about several people at once. */
export function SelectionBar({ people, selection, ports, onRenewed }: Props) {
  const [asks, setAsks] = useState(false);
  const chosen = people.filter(({ id }) => selection.has(id)).map(({ id }) => id);
  const isAll = chosen.length === people.length;
  const renewed = () => {
    showToast({ kind: 'success', text: 'Os novos links foram baixados.' });
    onRenewed();
  };
  return (
    <div className={styles['ways']}>
      <Button variant="quiet" onClick={() => selection.set(isAll ? [] : people.map(({ id }) => id))}>
        {isAll ? 'Desmarcar todas' : 'Marcar todas as que estão na tela'}
      </Button>
      {chosen.length > 0 && (
        <Button variant="secondary" onClick={() => setAsks(true)}>
          Gerar novos links ({counted(chosen.length, 'pessoa', 'pessoas')})
        </Button>
      )}
      {asks && (
        <RenewSelectedDialog
          personIds={chosen}
          ports={ports}
          onRenewed={renewed}
          onClose={() => {
            setAsks(false);
            selection.set([]);
          }}
        />
      )}
    </div>
  );
}
