import type { RemoteModule } from '@aura/shared-federation/contract';
import { lazyWithRetry, reactLifecycles } from '@aura/shared-session/lifecycles';
import { Route, Routes, SharedRouter } from '@aura/shared-session/router';
import { Spinner } from '@aura/shared-ui';
import { Suspense } from 'react';

const InvitationPage = lazyWithRetry(
  () => import(/* webpackChunkName: "invitation" */ './invitation/invitation-page.tsx'),
);

const PulsePage = lazyWithRetry(() => import(/* webpackChunkName: "pulse" */ './pulse/pulse-page.tsx'));

const PULSE = '/pulso';
const INVITATION = /^\/convite\/[^/]+\/?$/;
const accepts = (pathname: string): boolean =>
  INVITATION.test(pathname) || pathname.replace(/\/$/, '') === PULSE;

function App() {
  return (
    <SharedRouter accepts={accepts}>
      <Suspense fallback={<Spinner />}>
        <Routes>
          <Route path={PULSE} element={<PulsePage />} />
          <Route path="/convite/:token" element={<InvitationPage />} />
        </Routes>
      </Suspense>
    </SharedRouter>
  );
}

export const { bootstrap, mount, unmount } = reactLifecycles(App, 'membership') satisfies RemoteModule;
