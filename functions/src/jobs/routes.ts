import type { Router } from 'express';
import type { Firestore } from 'firebase-admin/firestore';
import {
  alertNewsEndpoint,
  alertSaveEndpoint,
  alertsCheckEndpoint,
  jobPostingEndpoint,
  jobSearchEndpoint,
  jobsSaveEndpoint,
  savedJobChangeEndpoint,
} from '@aura/shared-domain';
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
  const matching = { ...deps, matcherOf: createMatcher() };
  const searching = { ...deps, takePersonToken: deps.takeSearchToken };
  const search = searchJobs({ ...matching, charges: createSearchCharges(deps) });
  routes.get(jobSearchEndpoint.path, personEndpoint(searching, jobSearchEndpoint.request, search));
  routes.get(
    jobPostingEndpoint.path,
    personEndpoint(deps, jobPostingEndpoint.request, showPosting(matching)),
  );
  routes.post(jobsSaveEndpoint.path, personEndpoint(deps, jobsSaveEndpoint.request, saveJobs(deps)));
  routes.post(
    savedJobChangeEndpoint.path,
    personEndpoint(deps, savedJobChangeEndpoint.request, changeSavedJob(deps)),
  );
  routes.post(alertSaveEndpoint.path, personEndpoint(deps, alertSaveEndpoint.request, saveAlert(deps)));
  // Each look searches the whole market.
  routes.post(
    alertsCheckEndpoint.path,
    personEndpoint(searching, alertsCheckEndpoint.request, checkAlerts(deps)),
  );
  routes.get(alertNewsEndpoint.path, personEndpoint(deps, alertNewsEndpoint.request, showNews(matching)));
}
