import type { RemoteModule } from '@aura/shared-federation/contract';
import { lazyWithRetry, reactLifecycles } from '@aura/shared-session/lifecycles';
import { Route, Routes, SharedRouter } from '@aura/shared-session/router';
import { Spinner } from '@aura/shared-ui';
import { Suspense } from 'react';

const VerificationPage = lazyWithRetry(() =>
  import(/* webpackChunkName: "verification" */ './verification/verification-page.tsx').then((page) => ({
    default: page.VerificationPage,
  })),
);

const PATH = '/selos/verificar';

const accepts = (pathname: string): boolean => pathname.replace(/(?<=.)\/$/, '') === PATH;

function App() {
  return (
    <SharedRouter accepts={accepts}>
      <Suspense fallback={<Spinner />}>
        <Routes>
          <Route path={PATH} element={<VerificationPage />} />
        </Routes>
      </Suspense>
    </SharedRouter>
  );
}

export const { bootstrap, mount, unmount } = reactLifecycles(App, 'progress') satisfies RemoteModule;
