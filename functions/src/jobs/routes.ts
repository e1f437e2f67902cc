import type { Router } from 'express';
import type { Firestore } from 'firebase-admin/firestore';
import { ENDPOINTS } from '@aura/shared-domain';
import { personEndpoint, type PersonEndpointDeps } from '../http/person-endpoint.ts';
import type { TakeToken } from '../http/token-buckets.ts';
import type { PersonQueue } from '../usage/person-queue.ts';
import { checkAlerts } from './alerts/check-alerts.ts';
import { saveAlert } from './alerts/save-alert.ts';
import { showNews } from './alerts/show-news.ts';
import { createSearchCharges } from './charge/charge-search.ts';
import type { JobMarket } from './market/job-market.ts';
import { showPosting } from './posting/show-posting.ts';
import { changeSavedJob } from './saved/change-saved-job.ts';
import { saveJobs } from './saved/save-jobs.ts';
import { createMatcher } from './search/matcher.ts';
import { searchJobs } from './search/search-jobs.ts';

export interface JobRouteDeps extends PersonEndpointDeps {
  readonly db: Firestore;
  readonly queue: PersonQueue;
  readonly market: JobMarket;
  /** Holds one person to a rate of searches. */
  readonly takeSearchToken: TakeToken;
}

/** The job radar: search, one posting, tracker and saved searches. */
export function addJobRoutes(routes: Router, deps: JobRouteDeps): void {
  const { jobSearch, jobPosting, jobsSave, savedJobChange, alertSave, alertsCheck, alertNews } = ENDPOINTS;
  const matching = { ...deps, matcherOf: createMatcher() };
  const searching = { ...deps, takePersonToken: deps.takeSearchToken };
  const search = searchJobs({ ...matching, charges: createSearchCharges(deps) });
  routes.get(jobSearch.path, personEndpoint(searching, jobSearch.request, search));
  routes.get(jobPosting.path, personEndpoint(deps, jobPosting.request, showPosting(matching)));
  routes.post(jobsSave.path, personEndpoint(deps, jobsSave.request, saveJobs(deps)));
  routes.post(savedJobChange.path, personEndpoint(deps, savedJobChange.request, changeSavedJob(deps)));
  routes.post(alertSave.path, personEndpoint(deps, alertSave.request, saveAlert(deps)));
  // Each look searches the whole market.
  routes.post(alertsCheck.path, personEndpoint(searching, alertsCheck.request, checkAlerts(deps)));
  routes.get(alertNews.path, personEndpoint(deps, alertNews.request, showNews(matching)));
}
