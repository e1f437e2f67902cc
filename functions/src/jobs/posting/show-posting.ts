import type { Firestore } from 'firebase-admin/firestore';
import {
  computeDay,
  err,
  ok,
  type RequestOf,
  type ResponseOf,
  jobPostingEndpoint,
} from '@aura/shared-domain';
import { findCautions, readVacancyText } from '@aura/shared-jobs';
import type { Failure } from '../../http/failure.ts';
import type { PersonCall } from '../../http/person-endpoint.ts';
import type { JobMarket } from '../market/job-market.ts';
import type { MatcherOf } from '../search/matcher.ts';
import { readPerson } from '../search/read-person.ts';

export interface PostingDeps {
  readonly db: Firestore;
  readonly market: JobMarket;
  readonly matcherOf: MatcherOf;
  readonly now: () => Date;
}

const GONE: Failure = {
  code: 'not_found',
  message:
    'Esta vaga não está mais entre as que podem ser buscadas. Volte à busca para ver as que estão abertas.',
};

/** GET /jobs/posting: one job in full, with how the person's CV fits it. Costs nothing. */
export function showPosting(
  deps: PostingDeps,
): PersonCall<RequestOf<typeof jobPostingEndpoint>, ResponseOf<typeof jobPostingEndpoint>> {
  return async (uid, { id }) => {
    const now = deps.now();
    const profile = await readPerson(deps.db, uid);
    if (!profile.ok) return profile;
    const matcher = await deps.matcherOf(profile.value.resumeText, now);
    if (!matcher.ok) return matcher;
    const market = await deps.market.now();
    if (!market.ok) return err({ code: 'unavailable' });
    const found = market.value.postings.get(id);
    if (!found) return err(GONE);
    const { reading: _, ...posting } = found;
    return ok({
      posting,
      text: readVacancyText(found.vacancy),
      match: matcher.value.match(found),
      cautions: findCautions(found, computeDay(now)),
    });
  };
}
