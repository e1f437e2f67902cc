import type { RemoteModule } from '@aura/shared-federation/contract';
import { lazyWithRetry, reactLifecycles } from '@aura/shared-session/lifecycles';
import { Route, Routes, SharedRouter, useLocation } from '@aura/shared-session/router';
import { Spinner } from '@aura/shared-ui';
import { Suspense } from 'react';
import { CONSOLE_PATHS } from './console/paths.ts';
import { SectionNav } from '@aura/shared-pages/navigation';
import styles from './console/console.module.css';

const PAGES = [
  { label: 'Mensagens', path: CONSOLE_PATHS.tickets },
  { label: 'Pessoas', path: CONSOLE_PATHS.people },
  { label: 'Empresas', path: CONSOLE_PATHS.companies },
  { label: 'Receita', path: CONSOLE_PATHS.figures },
  { label: 'Publicações', path: CONSOLE_PATHS.releases },
  { label: 'Registro', path: CONSOLE_PATHS.log },
];

/** The parts of the console; the one on the screen is marked. */
function ConsoleNav() {
  const { pathname } = useLocation();
  return (
    <div className={styles['nav']}>
      <SectionNav label="Operação" pages={PAGES} current={pathname.replace(/(?<=.)\/$/, '')} />
    </div>
  );
}

const TicketsPage = lazyWithRetry(
  () => import(/* webpackChunkName: "tickets" */ './tickets/tickets-page.tsx'),
);
const PeoplePage = lazyWithRetry(() => import(/* webpackChunkName: "people" */ './people/people-page.tsx'));
const CompaniesPage = lazyWithRetry(
  () => import(/* webpackChunkName: "companies" */ './companies/companies-page.tsx'),
);
const FiguresPage = lazyWithRetry(
  () => import(/* webpackChunkName: "figures" */ './figures/figures-page.tsx'),
);
const LogPage = lazyWithRetry(() => import(/* webpackChunkName: "log" */ './log/log-page.tsx'));
const OperationsPage = lazyWithRetry(
  () => import(/* webpackChunkName: "releases" */ './operations/operations-page.tsx'),
);

const PATHS: ReadonlySet<string> = new Set(Object.values(CONSOLE_PATHS));
const accepts = (pathname: string) => PATHS.has(pathname.replace(/(?<=.)\/$/, ''));

const App = () => (
  <SharedRouter accepts={accepts}>
    <ConsoleNav />
    <Suspense fallback={<Spinner />}>
      <Routes>
        <Route path={CONSOLE_PATHS.tickets} element={<TicketsPage />} />
        <Route path={CONSOLE_PATHS.people} element={<PeoplePage />} />
        <Route path={CONSOLE_PATHS.companies} element={<CompaniesPage />} />
        <Route path={CONSOLE_PATHS.figures} element={<FiguresPage />} />
        <Route path={CONSOLE_PATHS.log} element={<LogPage />} />
        <Route path={CONSOLE_PATHS.releases} element={<OperationsPage />} />
      </Routes>
    </Suspense>
  </SharedRouter>
);

export const { bootstrap, mount, unmount } = reactLifecycles(App, 'platform') satisfies RemoteModule;
