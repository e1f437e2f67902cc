import { useSession } from '@aura/shared-session';
import { Spinner } from '@aura/shared-ui';
import { importPorts } from './import-ports.ts';
import { Import } from './import.tsx';
import { findOwnImportStore } from './store/own-store.ts';

/** `/cockpit/importar`: brings people onto the company's list from a file, and gives their links. */
export default function ImportPage() {
  const session = useSession();
  if (session.status !== 'signedIn') return <Spinner />;
  return <Import store={findOwnImportStore(session.user.uid)} download={importPorts.download} />;
}
