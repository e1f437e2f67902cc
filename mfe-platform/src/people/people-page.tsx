import { call } from '@aura/shared-session';
import { findPersonEndpoint, personDeedEndpoint, personEndpoint } from '../api.ts';
import type { PeoplePorts } from './people-ports.ts';
import { PeopleView } from './people-view.tsx';

const PORTS: PeoplePorts = {
  find: (by) => call(findPersonEndpoint, { by }),
  show: (uid) => call(personEndpoint, { uid }),
  act: (deed) => call(personDeedEndpoint, deed),
};

/** `/operacao/pessoas`: an account, found by address or payment, and what can be done for its owner. */
const PeoplePage = () => <PeopleView ports={PORTS} />;

export default PeoplePage;
