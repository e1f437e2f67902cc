import { lazyWithRetry } from '@aura/shared-session/lifecycles';
import { useSearchParams } from '@aura/shared-session/router';
import { Spinner } from '@aura/shared-ui';
import { Suspense, type ReactNode } from 'react';
import styles from '../tools.module.css';
import { isShared } from './import/is-shared.ts';
import { LazyPostingPage } from './posting/lazy-posting-page.ts';
import { SearchPage } from './search/search-page.tsx';

const lazy = {
  TrackerPage: lazyWithRetry(() =>
    import(/* webpackChunkName: "tracker" */ './tracker/tracker-page.tsx').then(({ TrackerPage }) => ({
      default: TrackerPage,
    })),
  ),
  SavedJobPage: lazyWithRetry(() =>
    import(/* webpackChunkName: "tracker" */ './tracker/saved-job-page.tsx').then(({ SavedJobPage }) => ({
      default: SavedJobPage,
    })),
  ),
  ImportPage: lazyWithRetry(() =>
    import(/* webpackChunkName: "job-pages" */ './import/import-page.tsx').then(({ ImportPage }) => ({
      default: ImportPage,
    })),
  ),
  AlertsPage: lazyWithRetry(() =>
    import(/* webpackChunkName: "alerts" */ './alerts/alerts-page.tsx').then(({ AlertsPage }) => ({
      default: AlertsPage,
    })),
  ),
  AlertNewsPage: lazyWithRetry(() =>
    import(/* webpackChunkName: "alerts" */ './alerts/alert-news-page.tsx').then(({ AlertNewsPage }) => ({
      default: AlertNewsPage,
    })),
  ),
  NetIncomePage: lazyWithRetry(() =>
    import(/* webpackChunkName: "job-pages" */ './net-income/net-income-page.tsx').then(
      ({ NetIncomePage }) => ({ default: NetIncomePage }),
    ),
  ),
};

/** `/buscador-vagas`: the screen that the address names. */
export default function JobsPage() {
  const [params] = useSearchParams();
  return (
    <div className={`${styles['page']} ${styles['wide']}`}>
      <Suspense fallback={<Spinner />}>{chooseScreen(params)}</Suspense>
    </div>
  );
}

function chooseScreen(params: URLSearchParams): ReactNode {
  const job = params.get('vaga');
  const alert = params.get('alerta');
  switch (params.get('tela') ?? '') {
    case 'minhas':
      return job ? <lazy.SavedJobPage key={job} id={job} /> : <lazy.TrackerPage />;
    case 'adicionar':
      return <lazy.ImportPage />;
    case 'alertas':
      return <lazy.AlertsPage />;
    case 'clt-pj':
      return <lazy.NetIncomePage />;
    default:
      if (isShared(params)) return <lazy.ImportPage />;
      // A job that was opened out of a search stays with its search.
      return chooseFound(params.has('busca') ? null : job, alert);
  }
}

function chooseFound(job: string | null, alert: string | null): ReactNode {
  if (job) return <LazyPostingPage key={job} id={job} />;
  if (alert) return <lazy.AlertNewsPage key={alert} id={alert} />;
  return <SearchPage />;
}
