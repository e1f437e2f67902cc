import type { Firestore } from 'firebase-admin/firestore';
import {
  err,
  JOBS_PER_PAGE,
  ok,
  type JobSearchRequest,
  type JobSearchResponse,
  type Result,
} from '@aura/shared-domain';
import { createCloseness } from '@aura/shared-jobs/search';
import type { Failure } from '../../http/failure.ts';
import type { PersonCall } from '../../http/person-endpoint.ts';
import type { SearchCharges } from '../charge/charge-search.ts';
import type { JobMarket } from '../market/job-market.ts';
import { getHit, type HitContext } from './hit.ts';
import type { CvMatcher, MatcherOf } from './matcher.ts';
import { rank } from './rank.ts';
import { readPerson } from './read-person.ts';

export interface JobSearchDeps {
  readonly db: Firestore;
  readonly market: JobMarket;
  readonly matcherOf: MatcherOf;
  readonly charges: SearchCharges;
  readonly now: () => Date;
}

/** Jobs that are compared with a CV in one search, the closest to the words. */
const MOST_RANKED = 2_000;

/**
 * GET /jobs: finds jobs, compares every one with the person's CV and gives a page of them, the best fit first. A
 * search that fails is not counted, and one that may not be counted shows nothing.
 */
export function searchJobs(deps: JobSearchDeps): PersonCall<JobSearchRequest, JobSearchResponse> {
  const { db, charges } = deps;
  return async (uid, request) => {
    const now = deps.now();
    const profile = await readPerson(db, uid);
    if (!profile.ok) return profile;
    const matcher = deps.matcherOf(profile.value.resumeText, now);
    if (!matcher.ok) return matcher;
    if (saysNothing(request.query.words)) return err(NO_WORDS);
    const search = { uid, query: request.query, now };
    if (!(await charges.mayBeMade(search, profile.value))) return err({ code: 'limit_reached' });
    const found = await findPage(deps.market, request, { matcher: matcher.value, now });
    if (!found.ok) return found;
    const charge = await charges.charge(search);
    return charge.ok ? ok({ ...charge.value, ...found.value }) : charge;
  };
}

const NO_WORDS: Failure = {
  code: 'invalid_request',
  message:
    'Não há palavra para procurar. Escreva um cargo, uma ferramenta ou uma empresa, ou deixe o campo vazio.',
};

/** Signs alone name nothing, and a search for nothing would find everything. */
const saysNothing = (words: string): boolean => words !== '' && !/[\p{L}\p{N}]/u.test(words);

type Page = Omit<JobSearchResponse, 'charged' | 'newBadges'>;

async function findPage(
  market: JobMarket,
  { query, order, group, page }: JobSearchRequest,
  { matcher, now }: { readonly matcher: CvMatcher; readonly now: Date },
): Promise<Result<Page, Failure>> {
  const answer = await market.search(query, MOST_RANKED);
  if (!answer.ok) return err({ code: 'unavailable' });
  const { totals, facets, corrected, sources, hits } = answer.value;
  const place = query.place === '' ? ok(true) : await market.isAnyAt(query.place);
  const inGroup = hits.filter((hit) => hit.group === group);
  const fits = await matcher.fits(inGroup.map(({ posting }) => posting));
  // Titles are compared only where their closeness sorts.
  const closeness = createCloseness(order === 'best' ? query.words : '');
  const best = hits[0]?.relevance || 1;
  const ranked = rank(
    inGroup.flatMap(({ posting, relevance }, at) =>
      fits[at] ? [{ posting, fit: fits[at], closeness: closeness(posting, relevance / best) }] : [],
    ),
    order,
  );
  const shown = ranked.slice((page - 1) * JOBS_PER_PAGE, page * JOBS_PER_PAGE);
  const context: HitContext = { matcher, words: query.words, corrected, now };
  return ok({
    hits: shown.map((job) => getHit(job, context)),
    page,
    pages: Math.ceil(ranked.length / JOBS_PER_PAGE),
    totals: { ...totals },
    facets: [...facets],
    sources: [...sources],
    corrected: corrected.map(({ asked, found }) => ({ asked, found: [...found] })),
    // Where that cannot be said, the place is not called unknown.
    placeFound: !place.ok || place.value,
    truncated: ranked.length < totals[group],
  });
}
