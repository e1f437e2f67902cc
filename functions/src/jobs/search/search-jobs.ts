import type { Firestore } from 'firebase-admin/firestore';
import {
  err,
  JOBS_PER_PAGE,
  ok,
  type JobQuery,
  type JobSearchRequest,
  type JobSearchResponse,
  type Posting,
  type Result,
} from '@aura/shared-domain';
import {
  createCloseness,
  createElsewhere,
  findNearby,
  readPlace,
  type UnderstoodQuery,
} from '@aura/shared-jobs/search';
import type { Failure } from '../../http/failure.ts';
import type { PersonCall } from '../../http/person-endpoint.ts';
import type { SearchCharges } from '../charge/charge-search.ts';
import type { JobMarket } from '../market/job-market.ts';
import { findSaved } from '../saved/find-saved.ts';
import { getHit, type HitContext } from './hit.ts';
import type { CvMatcher, MatcherOf } from './matcher.ts';
import { rank, takeFirstTiers } from './rank.ts';
import { readPerson } from './read-person.ts';
import { searchKnownWords } from './search-known-words.ts';

export interface JobSearchDeps {
  readonly db: Firestore;
  readonly market: JobMarket;
  readonly matcherOf: MatcherOf;
  readonly charges: SearchCharges;
  readonly now: () => Date;
}

/** Jobs that are compared with a CV in one search, the closest to the words. */
const MOST_RANKED = 2_000;
/** Maximum number of displayed jobs of similar occupations. */
const MOST_SIMILAR = 40;

/**
 * GET /jobs: finds jobs, compares every one with the person's CV and gives a page of them, the best fit first. A
 * search that fails or finds nothing that fits is not counted, and one that may not be counted shows nothing.
 */
export function searchJobs(deps: JobSearchDeps): PersonCall<JobSearchRequest, JobSearchResponse> {
  const { db, charges } = deps;
  return async (uid, request) => {
    const now = deps.now();
    const profile = await readPerson(db, uid);
    if (!profile.ok) return profile;
    if (saysNothing(request.query.words)) return err(NO_WORDS);
    const search = { uid, query: request.query, now };
    if (!(await charges.mayBeMade(search, profile.value))) return err({ code: 'limit_reached' });
    const matcher = await deps.matcherOf(profile.value.resumeText, now);
    if (!matcher.ok) return matcher;
    const found = await findPage(deps, request, { uid, matcher: matcher.value, now });
    if (!found.ok) return found;
    if (isFruitless(found.value, request.page)) return ok({ charged: false, newBadges: [], ...found.value });
    const charge = await charges.charge(search);
    return charge.ok ? ok({ ...charge.value, ...found.value }) : charge;
  };
}

/** Whether nothing was found, or nothing in the place and elsewhere only what hardly fits. */
const isFruitless = ({ totals, placeFound, nearby, hits }: Page, page: number): boolean =>
  totals.meets + totals.unknown === 0 ||
  (page === 1 &&
    (!placeFound || nearby.length > 0) &&
    hits.length > 0 &&
    hits.every(({ fit }) => fit.band === 'initial'));

const NO_WORDS: Failure = {
  code: 'invalid_request',
  message:
    'Não há palavra para procurar. Escreva um cargo, uma ferramenta ou uma empresa, ou deixe o campo vazio.',
};

/** Signs alone name nothing, and a search for nothing would find everything. */
const saysNothing = (words: string): boolean => words !== '' && !/[\p{L}\p{N}]/u.test(words);

type Page = Omit<JobSearchResponse, 'charged' | 'newBadges'>;

async function findPage(
  { db, market }: Pick<JobSearchDeps, 'db' | 'market'>,
  { query: asked, order, group, page, floor, home }: JobSearchRequest,
  { uid, matcher, now }: { readonly uid: string; readonly matcher: CvMatcher; readonly now: Date },
): Promise<Result<Page, Failure>> {
  const answer = await searchKnownWords(market, asked, MOST_RANKED);
  if (!answer.ok) return err({ code: 'unavailable' });
  const { totals, facets, corrected, sources, hits, understood } = answer.value;
  const { query } = understood;
  const inGroup = hits.filter((hit) => hit.group === group);
  const isMixed = order === 'best' && group === 'meets' && query.words !== '';
  const near = isMixed
    ? await findSimilarBut(market, query, new Set(hits.map(({ posting }) => posting.id)))
    : [];
  // Titles are compared only where their closeness sorts.
  const closeness = createCloseness(order === 'best' ? query.words : '');
  const best = hits[0]?.relevance || 1;
  const found = [
    ...inGroup.map(({ posting, relevance }) => ({ posting, relevance: relevance / best, similar: false })),
    ...near.map((posting) => ({ posting, relevance: 0, similar: true })),
  ].map((job) => ({
    ...job,
    closeness: closeness(job.posting, job.relevance),
    isBelow: isBelowFloor(job.posting, floor),
  }));
  const needed = order === 'best' ? takeFirstTiers(found, page * JOBS_PER_PAGE) : found;
  const fits = await matcher.fits(needed.map(({ posting }) => posting));
  const ranked = rank(
    needed.flatMap((job, at) => (fits[at] ? [{ ...job, fit: fits[at] }] : [])),
    order,
  );
  const shown = ranked.slice((page - 1) * JOBS_PER_PAGE, page * JOBS_PER_PAGE);
  const saved = await findSaved(
    db,
    uid,
    shown.map(({ posting }) => posting.vacancy.id),
  );
  const elsewhere = createElsewhere(query.place || home, query.place ? query.radiusKm : 0);
  const context: HitContext = { matcher, words: query.words, corrected, elsewhere, now, saved };
  return ok({
    hits: shown.map((job) => getHit(job, context)),
    page,
    pages: Math.ceil(found.length / JOBS_PER_PAGE),
    totals: { ...totals },
    facets: [...facets],
    sources: [...sources],
    corrected: corrected.map(({ asked: word, found: instead }) => ({ asked: word, found: [...instead] })),
    ...(await describePlace(market, query)),
    understood: describeUnderstood(asked, understood),
    similar: near.length,
    truncated: inGroup.length < totals[group],
  });
}

/** Whether a job says that it pays less than a floor: one that says nothing does not. */
const isBelowFloor = ({ facts: { monthlySalary } }: Posting, floor: number | null): boolean =>
  floor !== null && monthlySalary !== null && monthlySalary.max < floor;

/** Jobs of similar occupations; empty on failure, since they are an addition. */
async function findSimilarBut(
  market: JobMarket,
  query: JobQuery,
  found: ReadonlySet<string>,
): Promise<readonly Posting[]> {
  const similar = await market.findSimilar(query);
  return similar.ok ? similar.value.filter(({ id }) => !found.has(id)).slice(0, MOST_SIMILAR) : [];
}

/** Whether the place has jobs, and the nearest places with these words if it has none. */
async function describePlace(
  market: JobMarket,
  query: JobQuery,
): Promise<Pick<Page, 'placeFound' | 'nearby'>> {
  if (query.place === '') return { placeFound: true, nearby: [] };
  const there = await market.isAnyAt(query.place, query);
  // A result for the words is at the place, so the place is known.
  if (there.ok && there.value) return { placeFound: true, nearby: [] };
  const place = await market.isAnyAt(query.place);
  // If the check fails, do not report the place as unknown.
  const placeFound = !place.ok || place.value;
  if (!there.ok) return { placeFound, nearby: [] };
  const anywhere = await market.findAnywhere(query, MOST_RANKED);
  return { placeFound, nearby: anywhere.ok ? findNearby(query.place, anywhere.value) : [] };
}

/** The parts that were interpreted differently than typed. */
function describeUnderstood(asked: JobQuery, { query, workModels }: UnderstoodQuery): Page['understood'] {
  const place = readPlace(query.place).label ?? query.place;
  if (place === asked.place && query.words === asked.words && workModels.length === 0) return null;
  return { words: query.words, place, workModels: [...workModels] };
}
