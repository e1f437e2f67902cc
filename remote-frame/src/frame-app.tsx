import { EXTENSIONS_PATH, type Release } from '@aura/shared-federation/contract';
import { subscribeSessionNotices } from '@aura/shared-session/host';
import { SharedRouter, useLocation } from '@aura/shared-session/router';
import { showToast } from '@aura/shared-ui';
import { Toaster } from '@aura/shared-ui/host';
import { useEffect, useState } from 'react';
import { FrameBar } from './bar/frame-bar.tsx';
import { ExtensionsPage } from './extensions/extensions-page.tsx';
import styles from './frame-app.module.css';
import { rememberPerson } from './people/chosen-person.ts';
import type { PersonId } from './people/people.ts';
import { RemotePlace } from './remote/remote-place.tsx';

interface Props {
  readonly release: Release;
  /** Who is signed in at the start. */
  readonly person: PersonId;
  readonly onPerson: (person: PersonId) => void;
}

/** The whole page: a bar that says what this is, and the remote in the main area. */
export function FrameApp({ release, person, onPerson }: Props) {
  const [chosen, setChosen] = useState(person);
  const [isMounted, setIsMounted] = useState(true);
  useEffect(() => subscribeSessionNotices(({ message }) => showToast({ kind: 'error', text: message })), []);
  const become = (next: PersonId) => {
    setChosen(next);
    rememberPerson(next);
    onPerson(next);
  };
  return (
    <SharedRouter>
      <FrameBar
        descriptor={release.descriptor}
        person={chosen}
        onPerson={become}
        isMounted={isMounted}
        onMounted={setIsMounted}
      />
      <main className={styles['main']}>
        <Place release={release} isWanted={isMounted} />
      </main>
      <Toaster />
    </SharedRouter>
  );
}

function Place(props: { readonly release: Release; readonly isWanted: boolean }) {
  return useLocation().pathname === EXTENSIONS_PATH ? (
    <ExtensionsPage {...props} />
  ) : (
    <RemotePlace {...props} />
  );
}
