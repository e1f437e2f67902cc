import type { RemoteModule } from '@aura/shared-federation/contract';
import { reactLifecycles } from '@aura/shared-session/lifecycles';
import { SharedRouter } from '@aura/shared-session/router';
import { OperationsPage } from './operations/operations-page.tsx';

const App = () => (
  <SharedRouter>
    <OperationsPage />
  </SharedRouter>
);

export const { bootstrap, mount, unmount } = reactLifecycles(App, 'platform') satisfies RemoteModule;
