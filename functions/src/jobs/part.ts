import {
  alertNewsEndpoint,
  alertSaveEndpoint,
  alertsCheckEndpoint,
  jobPostingEndpoint,
  jobSearchEndpoint,
  jobsSaveEndpoint,
  savedJobChangeEndpoint,
} from '@aura/shared-domain';
import { definePart } from '../parts/define-part.ts';
import { checkAlerts } from './alerts/check-alerts.ts';
import { saveAlert } from './alerts/save-alert.ts';
import { showNews } from './alerts/show-news.ts';
import { createSearchCharges } from './charge/charge-search.ts';
import type { JobMarket } from './market/job-market.ts';
import { createMarket } from './market/create-market.ts';
import { showPosting } from './posting/show-posting.ts';
import { changeSavedJob } from './saved/change-saved-job.ts';
import { saveJobs } from './saved/save-jobs.ts';
import { createMatcher } from './search/matcher.ts';
import { searchJobs } from './search/search-jobs.ts';

/** The job radar: search, one posting, tracker and saved searches. @param given in place of the market of the settings */
export const createJobsPart = (given?: JobMarket) =>
  definePart({
    name: 'jobs',
    limits: { jobs: { capacity: 40, refillPerSecond: 1, maxKeys: 10_000 } },
    routes(bind, deps) {
      const jobDeps = { ...deps, market: given ?? createMarket(deps.jobs, deps.db, deps.now) };
      const matching = { ...jobDeps, matcherOf: createMatcher() };
      const search = searchJobs({ ...matching, charges: createSearchCharges(jobDeps) });
      bind(jobSearchEndpoint, search, { limit: 'jobs' });
      // A CV that was not seen before is read, and compared.
      bind(jobPostingEndpoint, showPosting(matching), { limit: 'jobs' });
      bind(jobsSaveEndpoint, saveJobs(jobDeps));
      bind(savedJobChangeEndpoint, changeSavedJob(jobDeps));
      bind(alertSaveEndpoint, saveAlert(jobDeps));
      // Each look searches the whole market.
      bind(alertsCheckEndpoint, checkAlerts(jobDeps), { limit: 'jobs' });
      bind(alertNewsEndpoint, showNews(matching), { limit: 'jobs' });
    },
  });

export default createJobsPart();
