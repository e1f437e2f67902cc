import { getSession, subscribeSession } from '@aura/shared-session';
import { importPorts } from '../import-ports.ts';
import { wouldLose } from './import-state.ts';
import { createImportStore, type ImportStore } from './import-store.ts';

let own: { readonly uid: string; readonly store: ImportStore; readonly leave: () => void } | null = null;

/**
 * The import of the signed-in person. It outlives the page, because its links are shown only once: a person who visits
 * another page finds it unchanged. It is deleted with the session.
 */
export function findOwnImportStore(uid: string): ImportStore {
  if (own?.uid === uid) return own.store;
  own?.leave();
  const store = createImportStore(importPorts);
  const endWarning = warnWhile(store.subscribe, () => wouldLose(store.getState()));
  const leave = () => {
    endWarning();
    endWatch();
    own = null;
  };
  const endWatch = subscribeSession(() => {
    const session = getSession();
    const isOther = session.status === 'signedIn' && session.user.uid !== uid;
    if (isOther || session.status === 'signedOut') leave();
  });
  own = { uid, store, leave };
  return store;
}

/** Has the browser ask before the tab is closed or reloaded, as long as something would be lost; gives the end of it. */
function warnWhile(subscribe: (listener: () => void) => () => void, isAtStake: () => boolean): () => void {
  const endWatch = subscribe(() => setWarning(isAtStake()));
  return () => {
    endWatch();
    setWarning(false);
  };
}

/** The listener prevents instant page restoration, so it exists only as long as necessary. */
function setWarning(isOn: boolean): void {
  if (isOn) window.addEventListener('beforeunload', warn);
  else window.removeEventListener('beforeunload', warn);
}

const warn = (event: BeforeUnloadEvent) => event.preventDefault();
