import type { RemoteModule } from '@aura/shared-federation/contract';
import { reactLifecycles } from '@aura/shared-session/lifecycles';
import { SharedRouter } from '@aura/shared-session/router';
import { Overview } from './overview/overview.tsx';

const App = () => (
  <SharedRouter>
    <Overview />
  </SharedRouter>
);

export const { bootstrap, mount, unmount } = reactLifecycles(App, 'cockpit') satisfies RemoteModule;
