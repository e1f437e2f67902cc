import { call, getSession } from '@aura/shared-session';
import { findPersonEndpoint, personDeedEndpoint, personEndpoint } from '../api.ts';
import type { PeoplePorts } from './people-ports.ts';
import { PeopleView } from './people-view.tsx';

/** Looks for the reader's own account: only operators are answered, and a search is not noted in the log. */
function askForAccess() {
  const session = getSession();
  return call(findPersonEndpoint, { by: session.status === 'signedIn' ? session.user.uid : '' });
}

const PORTS: PeoplePorts = {
  askForAccess,
  find: (by) => call(findPersonEndpoint, { by }),
  show: (uid) => call(personEndpoint, { uid }),
  act: (deed) => call(personDeedEndpoint, deed),
};

/** `/operacao/pessoas`: an account, found by address or payment, and what can be done for its owner. */
const PeoplePage = () => <PeopleView ports={PORTS} />;

export default PeoplePage;
