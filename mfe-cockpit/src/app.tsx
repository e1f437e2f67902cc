import type { RemoteModule } from '@aura/shared-federation/contract';
import { lazyWithRetry, reactLifecycles } from '@aura/shared-session/lifecycles';
import { Route, Routes, SharedRouter } from '@aura/shared-session/router';
import { Spinner } from '@aura/shared-ui';
import { Suspense } from 'react';
import { AccessNotice } from './access/access-notice.tsx';
import { CockpitNav } from './layout/cockpit-nav.tsx';
import { COCKPIT_PATHS } from './layout/paths.ts';

const OverviewPage = lazyWithRetry(
  () => import(/* webpackChunkName: "overview" */ './overview/overview-page.tsx'),
);
const PeoplePage = lazyWithRetry(() => import(/* webpackChunkName: "people" */ './people/people-page.tsx'));
const ProgrammesPage = lazyWithRetry(
  () => import(/* webpackChunkName: "programmes" */ './programmes/programmes-page.tsx'),
);
const PulsePage = lazyWithRetry(() => import(/* webpackChunkName: "pulse" */ './pulse/pulse-page.tsx'));
const ImportPage = lazyWithRetry(() => import(/* webpackChunkName: "import" */ './import/import-page.tsx'));
const AuditPage = lazyWithRetry(() => import(/* webpackChunkName: "audit" */ './audit/audit-page.tsx'));
const SettingsPage = lazyWithRetry(
  () => import(/* webpackChunkName: "settings" */ './settings/settings-page.tsx'),
);
const ReportPage = lazyWithRetry(() => import(/* webpackChunkName: "report" */ './report/report-page.tsx'));

const PATHS: ReadonlySet<string> = new Set(Object.values(COCKPIT_PATHS));
const accepts = (pathname: string) => PATHS.has(pathname.replace(/(?<=.)\/$/, ''));

function App() {
  return (
    <SharedRouter accepts={accepts}>
      <CockpitNav />
      <AccessNotice />
      <Suspense fallback={<Spinner />}>
        <Routes>
          <Route path={COCKPIT_PATHS.overview} element={<OverviewPage />} />
          <Route path={COCKPIT_PATHS.people} element={<PeoplePage />} />
          <Route path={COCKPIT_PATHS.programmes} element={<ProgrammesPage />} />
          <Route path={COCKPIT_PATHS.pulse} element={<PulsePage />} />
          <Route path={COCKPIT_PATHS.import} element={<ImportPage />} />
          <Route path={COCKPIT_PATHS.audit} element={<AuditPage />} />
          <Route path={COCKPIT_PATHS.settings} element={<SettingsPage />} />
          <Route path={COCKPIT_PATHS.report} element={<ReportPage />} />
        </Routes>
      </Suspense>
    </SharedRouter>
  );
}

export const { bootstrap, mount, unmount } = reactLifecycles(App, 'cockpit') satisfies RemoteModule;
