import type { RemoteModule } from '@aura/shared-federation/contract';
import { reactLifecycles } from '@aura/shared-session/lifecycles';
import { SharedRouter } from '@aura/shared-session/router';
import { Hub } from './hub/hub.tsx';

const App = () => (
  <SharedRouter>
    <Hub />
  </SharedRouter>
);

export const { bootstrap, mount, unmount } = reactLifecycles(App, 'tools') satisfies RemoteModule;
