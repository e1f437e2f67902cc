import { MET_CREDIT } from '@aura/shared-career';
import {
  computeDay,
  VACANCY_LIMITS,
  type JobHit,
  type JobMatch,
  type Posting,
  type RequirementMatch,
} from '@aura/shared-domain';
import { findCautions } from '@aura/shared-jobs';
import { explainWords, type Elsewhere, type IndexAnswer } from '@aura/shared-jobs/search';
import type { CvMatcher } from './matcher.ts';
import type { Ranked } from './rank.ts';

/** Requirements that a card names of each kind. */
const NAMED = 3;

export interface HitContext {
  readonly matcher: CvMatcher;
  /** The searched words. */
  readonly words: string;
  /** Replacements of words without results. */
  readonly corrected?: IndexAnswer['corrected'];
  /** Whether a job is elsewhere than looked for; absent where no place is. */
  readonly elsewhere?: (posting: Posting) => Elsewhere | null;
  readonly now: Date;
  /** Ids of the shown jobs that the person follows. */
  readonly saved: ReadonlySet<string>;
}

/** A job as its card shows it. */
export function getHit(
  { posting, fit, similar = false }: Pick<Ranked, 'posting' | 'fit' | 'similar'>,
  { matcher, words, corrected, elsewhere, now, saved }: HitContext,
): JobHit {
  const { id, source, url, title, company } = posting.vacancy;
  return {
    id,
    source,
    url,
    title,
    company,
    places: listHitPlaces(posting),
    salary: readSalary(posting),
    facts: posting.facts,
    fit,
    ...groupReasons(matcher.match(posting)),
    cautions: findCautions(posting, computeDay(now)).level,
    versions: posting.versions.length,
    // A job that is merely near has not all of the words: which one it happens to hold says nothing.
    words: similar ? [] : [...explainWords(words, posting, corrected)],
    similar,
    elsewhere: elsewhere?.(posting) ?? null,
    saved: saved.has(id),
  };
}

/** As the source states it, else as the text does. */
function readSalary({ vacancy, reading }: Posting): JobHit['salary'] {
  if (vacancy.salary || !reading?.salary) return vacancy.salary;
  return { ...reading.salary, currency: 'BRL', origin: 'stated' };
}

/** Everywhere the job appears, each place once: those of the newest ad first. */
function listHitPlaces({ versions }: Posting): JobHit['places'] {
  const all = versions.flatMap(({ places }) => places);
  const distinct = new Map(all.map((place) => [`${place.city}/${place.state}`, place]));
  return [...distinct.values()].slice(0, VACANCY_LIMITS.places);
}

type Graded = RequirementMatch & { readonly credit: number };

/** Only what the ad asks for counts: neither what it merely mentions nor what only the person can judge. */
function groupReasons(
  match: JobMatch | null,
): Pick<JobHit, 'met' | 'near' | 'missing' | 'open' | 'requirements'> {
  const graded = (match?.requirements ?? [])
    .filter((one): one is Graded => one.credit !== null && isAskedFor(one))
    .toSorted((one, other) => rankOf(one) - rankOf(other));
  // Requirements that the CV does not settle count neither as met nor as missing: the person is asked.
  const open = graded.filter((one) => one.open === true);
  const settled = graded.filter((one) => one.open !== true);
  const met = settled.filter(({ credit }) => credit >= MET_CREDIT);
  const unmet = settled.filter(({ credit }) => credit < MET_CREDIT);
  const near = unmet.filter(({ grade }) => grade !== 'absent');
  const missing = unmet.filter(({ grade }) => grade === 'absent');
  return {
    met: met.slice(0, NAMED).map(makeReason),
    near: near.slice(0, NAMED).map(makeReason),
    missing: missing.slice(0, NAMED).map(makeReason),
    open: open.slice(0, NAMED).map(makeReason),
    requirements: { met: met.length, of: graded.length },
  };
}

const isAskedFor = ({ requirement }: RequirementMatch): boolean =>
  requirement.necessity === 'mandatory' || requirement.necessity === 'desirable';

/** Mandatory before desirable, heavier first; weights are at most 2. */
const rankOf = ({ requirement }: RequirementMatch): number =>
  (requirement.necessity === 'mandatory' ? 0 : 10) - requirement.weight;

const makeReason = ({ requirement, why }: RequirementMatch): JobHit['met'][number] => ({
  label: requirement.label,
  why,
});
