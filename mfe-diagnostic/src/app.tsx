import type { RemoteModule } from '@aura/shared-federation/contract';
import { Spinner } from '@aura/shared-ui';
import { lazyWithRetry, reactLifecycles } from '@aura/shared-session/lifecycles';
import { Route, Routes, SharedRouter } from '@aura/shared-session/router';
import { Suspense } from 'react';

const WizardPage = lazyWithRetry(() => import(/* webpackChunkName: "wizard" */ './wizard/wizard-page.tsx'));
const ResultPage = lazyWithRetry(() => import(/* webpackChunkName: "result" */ './result/result-page.tsx'));
const MappingPage = lazyWithRetry(
  () => import(/* webpackChunkName: "mapping" */ './mapping/mapping-page.tsx'),
);

const PATHS: ReadonlySet<string> = new Set([
  '/diagnostico-carreira',
  '/diagnostico/resultado',
  '/mapeamento-comportamental',
]);
const accepts = (pathname: string) => PATHS.has(pathname.replace(/(?<=.)\/$/, ''));

function App() {
  return (
    <SharedRouter accepts={accepts}>
      <Suspense fallback={<Spinner />}>
        <Routes>
          <Route path="/diagnostico-carreira" element={<WizardPage />} />
          <Route path="/diagnostico/resultado" element={<ResultPage />} />
          <Route path="/mapeamento-comportamental" element={<MappingPage />} />
        </Routes>
      </Suspense>
    </SharedRouter>
  );
}

export const { bootstrap, mount, unmount } = reactLifecycles(App, 'diagnostic') satisfies RemoteModule;
