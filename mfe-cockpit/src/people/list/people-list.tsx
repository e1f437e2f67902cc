import type { CompanyPerson } from '@aura/shared-domain';
import { DataTable } from '@aura/shared-ui';
import { useRef, useState } from 'react';
import { useFocusWhenGone } from '@aura/shared-pages/focus';
import { ListEnd } from '../../paging/list-end.tsx';
import type { Pages } from '../../paging/use-pages.ts';
import { counted } from '../../words/numbers.ts';
import type { ListFacts, PeoplePorts } from '../people-ports.ts';
import styles from '../people.module.css';
import { changedIn, removedFrom, renewedIn } from './list-edits.ts';
import { COLUMNS, makePersonRow, type PersonDeed } from './person-rows.tsx';
import { PersonDialog } from './person-dialog.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useSelection } from './use-selection.ts';
import { listTitle, describeNobody, type Wanted } from './wanted.ts';

interface Props {
  readonly wanted: Wanted;
  readonly pages: Pages<CompanyPerson, ListFacts>;
  readonly ports: PeoplePorts;
}

/** The list of people, with the actions for them. */
export function PeopleList({ wanted, pages, ports }: Props) {
  const { loaded, edit, reload } = pages;
  const title = useRef<HTMLHeadingElement>(null);
  const selection = useSelection();
  const [asked, setAsked] = useState<{ readonly deed: PersonDeed; readonly person: CompanyPerson } | null>(
    null,
  );
  // The removed row contained the button that had the focus.
  useFocusWhenGone(asked !== null, title);
  const people = loaded?.items ?? [];
  // So does a selection that has become empty: its links were made, or it is not on the screen any more.
  useFocusWhenGone(
    people.some(({ id }) => selection.has(id)),
    title,
  );
  const departments = pages.about?.departments ?? [];
  const departmentName = (id: string) => departments.find((one) => one.id === id)?.name ?? '–';
  const close = () => setAsked(null);
  return (
    <section aria-labelledby="lista-de-pessoas" className={styles['stack']}>
      <div className={styles['head']}>
        <h2 id="lista-de-pessoas" ref={title} tabIndex={-1}>
          {listTitle(wanted.search, wanted.department && departmentName(wanted.department))}
        </h2>
        {people.length > 0 && (
          <SelectionBar people={people} selection={selection} ports={ports} reload={reload} />
        )}
      </div>
      {people.length > 0 && (
        <p className={styles['legend']}>
          Um link vale sete dias. Que eles passaram é normal e não diz se a pessoa aceitou: isso não aparece
          aqui. Só quem ainda quer entrar precisa de um link novo.
        </p>
      )}
      {loaded && people.length === 0 && <p>{describeNobody(wanted)}</p>}
      {people.length > 0 && (
        <div className={styles['list']}>
          <DataTable
            caption="Pessoas na lista"
            narrow="stack"
            columns={COLUMNS}
            rows={people.map((person) =>
              makePersonRow(person, {
                departmentName,
                selection,
                now: ports.now(),
                onDeed: (deed, of) => setAsked({ deed, person: of }),
              }),
            )}
          />
        </div>
      )}
      <ListEnd
        pages={pages}
        shown={people.length > 0 ? `Na tela: ${counted(people.length, 'pessoa', 'pessoas')}` : ''}
      />
      {asked && (
        <PersonDialog
          key={`${asked.deed} ${asked.person.id}`}
          {...asked}
          departments={departments}
          ports={ports}
          reload={reload}
          onClose={close}
          onRenewed={(invitation) => edit(renewedIn(invitation, ports.now()))}
          onChanged={(changed) => {
            close();
            edit(changedIn(asked.person.id, changed));
          }}
          onRemoved={() => {
            close();
            edit(removedFrom(asked.person.id));
            selection.set(selection.ids.filter((id) => id !== asked.person.id));
          }}
        />
      )}
    </section>
  );
}
