import type { RemoteModule } from '@aura/shared-federation/contract';
import { reactLifecycles } from '@aura/shared-session/lifecycles';
import { SharedRouter } from '@aura/shared-session/router';
import { Plans } from './plans/plans.tsx';

const App = () => (
  <SharedRouter>
    <Plans />
  </SharedRouter>
);

export const { bootstrap, mount, unmount } = reactLifecycles(App, 'billing') satisfies RemoteModule;
