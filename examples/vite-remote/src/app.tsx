import { reactLifecycles } from '@aura/shared-session/lifecycles';
import { SharedRouter } from '@aura/shared-session/router';
import { lazy, Suspense } from 'react';

const Page = lazy(() => import('./page.tsx'));

const App = () => (
  <SharedRouter>
    <Suspense fallback={<p>Um instante…</p>}>
      <Page />
    </Suspense>
  </SharedRouter>
);

export const { bootstrap, mount, unmount } = reactLifecycles(App, 'mural');
