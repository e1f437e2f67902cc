import type { CompanyPerson } from '@aura/shared-domain';
import { Button } from '@aura/shared-ui';
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
  readonly reload: () => void;
}

/** The actions for several people at once. */
export function SelectionBar({ people, selection, ports, reload }: Props) {
  const [asked, setAsked] = useState<readonly string[] | null>(null);
  const chosen = people.filter(({ id }) => selection.has(id)).map(({ id }) => id);
  const isAll = chosen.length === people.length;
  /** Who is left stays chosen. */
  const close = (left: readonly string[]) => {
    setAsked(null);
    selection.set(left);
  };
  return (
    <div className={styles['ways']}>
      <Button variant="quiet" onClick={() => selection.set(isAll ? [] : people.map(({ id }) => id))}>
        {isAll ? 'Desmarcar todas' : 'Marcar todas'}
      </Button>
      {chosen.length > 0 && (
        <Button variant="secondary" onClick={() => setAsked(chosen)}>
          Gerar novos links ({counted(chosen.length, 'pessoa', 'pessoas')})
        </Button>
      )}
      {asked && <RenewSelectedDialog personIds={asked} ports={ports} reload={reload} onClose={close} />}
    </div>
  );
}
