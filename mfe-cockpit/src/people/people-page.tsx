import { PageHeader } from '@aura/shared-ui';
import { useCallback, useState } from 'react';
import { usePages } from '../paging/use-pages.ts';
import { AboutList } from './about-list.tsx';
import { InviteSection } from './invite/invite-section.tsx';
import { PeopleList } from './list/people-list.tsx';
import { SearchForm } from './list/search-form.tsx';
import { EVERYBODY } from './list/wanted.ts';
import { peoplePorts, type PeoplePorts } from './people-ports.ts';
import styles from './people.module.css';
import { Seats } from './seats.tsx';

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
      {/* There from the beginning, and the rest below the list: what comes later moves nothing that stands. */}
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
