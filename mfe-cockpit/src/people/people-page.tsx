import { Disclosure, Meter, PageHeader } from '@aura/shared-ui';
import { useCallback, useState } from 'react';
import { usePages } from '../paging/use-pages.ts';
import { formatWhole } from '../words/numbers.ts';
import { InviteSection } from './invite/invite-section.tsx';
import { PeopleList } from './list/people-list.tsx';
import { SearchForm } from './list/search-form.tsx';
import { EVERYBODY } from './list/wanted.ts';
import { peoplePorts, type ListFacts, type PeoplePorts } from './people-ports.ts';
import styles from './people.module.css';

/** `/cockpit/pessoas`: the company's list of people, and their invitations. */
export default function PeoplePage({ ports = peoplePorts }: { readonly ports?: PeoplePorts }) {
  const [wanted, setWanted] = useState(EVERYBODY);
  const pages = usePages(
    useCallback((after: string | null) => ports.list({ after, ...wanted }), [ports, wanted]),
  );
  const { about } = pages;
  return (
    <div className={styles['page']}>
      <PageHeader title="Pessoas" />
      {/* Rendered from the beginning, and the rest below the list, so that later content moves nothing. */}
      <InviteSection departments={about?.departments ?? []} ports={ports} onListChanged={pages.reload} />
      <SearchForm departments={about?.departments ?? []} wanted={wanted} onSearch={setWanted} />
      <PeopleList key={JSON.stringify(wanted)} wanted={wanted} pages={pages} ports={ports} />
      {about && (
        <>
          <Seats seats={about.seats} />
          <AboutList />
        </>
      )}
    </div>
  );
}

/** How many people are on the list, of how many. */
function Seats({ seats: { used, total } }: Pick<ListFacts, 'seats'>) {
  const free = Math.max(total - used, 0);
  return (
    <div className={styles['stack']}>
      <Meter
        label="Pessoas na lista"
        value={used}
        max={Math.max(total, 1)}
        text={`${formatWhole(used)} de ${formatWhole(total)}`}
      />
      <p className={styles['note']}>
        {free === 0 && <strong>A lista está cheia. </strong>}A lista comporta duas pessoas por licença. A
        licença só é usada por quem aceita o convite.
      </p>
    </div>
  );
}

/** Why the list does not show the outcome of an invitation. */
const AboutList = () => (
  <Disclosure summary="Por que não mostra quem aceitou?">
    <p>
      Cada consulta e cada busca ficam no registro. Aceitar, participar dos números ou sair é uma escolha de
      cada pessoa, e a Aura não conta à empresa qual foi. Por isso a lista mostra o que a própria empresa
      informou e a validade do último link, e é igual para quem aceitou e para quem não aceitou. A adesão
      aparece nos indicadores, em grupos, nunca por pessoa.
    </p>
  </Disclosure>
);
