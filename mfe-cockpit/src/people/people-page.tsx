import { describePlaces } from '@aura/shared-domain';
import { Disclosure, Meter, PageHeader } from '@aura/shared-ui';
import { useCallback, useState } from 'react';
import { LicencesMeter } from '../licences/licences-meter.tsx';
import { usePages } from '../paging/use-pages.ts';
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
      <InviteSection
        departments={about?.departments ?? []}
        licences={about?.licences ?? null}
        ports={ports}
        onListChanged={pages.reload}
      />
      <SearchForm departments={about?.departments ?? []} wanted={wanted} onSearch={setWanted} />
      <PeopleList key={JSON.stringify(wanted)} wanted={wanted} pages={pages} ports={ports} />
      {about && (
        <>
          <Room {...about} />
          <AboutList />
        </>
      )}
    </div>
  );
}

/** Room on the list, and the licences in use: two counts that are easily mixed up. */
const Room = ({ seats, licences }: Pick<ListFacts, 'seats' | 'licences'>) => (
  <section aria-labelledby="lugares" className={styles['stack']}>
    <h2 id="lugares">Lugares na lista e licenças</h2>
    <Meter label="Lista" value={seats.used} max={Math.max(seats.total, 1)} text={describePlaces(seats)} />
    <p>
      {seats.used >= seats.total && <strong>A lista está cheia. </strong>}A lista tem dois lugares por
      licença, porque nem todos aceitam.
    </p>
    <LicencesMeter licences={licences} />
  </section>
);

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
