import { createHash } from 'node:crypto';
import { MATCH_VERSION, matchJob, type Candidate } from '@aura/shared-career';
import {
  computeDay,
  err,
  ok,
  makeFit,
  type FitNumber,
  type JobMatch,
  type JobReading,
  type Posting,
  type Result,
} from '@aura/shared-domain';
import { readVacancyText } from '@aura/shared-jobs';
import { readCandidateText } from '../../analysis/read-candidate-text.ts';
import { askThread } from '../../analysis/thread.ts';
import type { Failure } from '../../http/failure.ts';
import { isLongText, LONG_RESUME } from '../../profile/long-resume.ts';
import { mapInSlices } from '../market/run-in-slices.ts';
import { createRecent } from '../recent.ts';

/** How jobs fit one CV. */
export interface CvMatcher {
  /** The complete match; null if the ad could not be read. */
  match(posting: Posting): JobMatch | null;
  /** The values for sorting and display, of each posting in order. */
  fits(postings: readonly Posting[]): Promise<FitNumber[]>;
}

/** Reads the CV text of a profile, or returns the reason why nothing can be compared with it. */
export type MatcherOf = (resumeText: string, now: Date) => Promise<Result<CvMatcher, Failure>>;

type CandidateEngine = (resumeText: string, now: Date) => Promise<Candidate | null>;

/** A CV of some pages: a tenth of a second, where starting a thread for it takes seconds. */
const SHORT_CHARACTERS = 6_000;

/** Reads a long CV in the thread: the longest takes a second and a half of a processor. */
const readOne: CandidateEngine = async (resumeText, now) =>
  resumeText.length > SHORT_CHARACTERS
    ? askThread('candidate', resumeText, now)
    : readCandidateText(resumeText, now);

/** CVs that a process remembers, those used last. */
const CVS = 30;

const NO_CV: Failure = {
  code: 'conflict',
  message:
    'Não há no seu perfil um currículo com que comparar as vagas. Refaça o diagnóstico com o seu currículo.',
};
const UNREADABLE: FitNumber = { value: null, band: 'insufficient', version: MATCH_VERSION };

/**
 * Remembers what a CV gave with each ad, so that pages, orders and filters are not computed again: for a day, as long
 * as the ad is on the market and the CV among the latest. Nothing of a person is a key but a hash of the CV.
 */
export function createMatcher(engine = readOne): MatcherOf {
  const matchers = createRecent<CvMatcher>(CVS);
  const underway = new Map<string, Promise<CvMatcher | null>>();
  const make = async (key: string, resumeText: string, now: Date): Promise<CvMatcher | null> => {
    const candidate = await engine(resumeText, now);
    if (!candidate) return null;
    const matcher = makeMatcher(candidate);
    matchers.set(key, matcher);
    return matcher;
  };
  return async (resumeText, now) => {
    const key = `${createHash('sha256').update(resumeText).digest('base64')} ${computeDay(now)}`;
    const known = matchers.get(key);
    if (known) return ok(known);
    if (isLongText(resumeText)) return err(LONG_RESUME);
    if (resumeText === '') return err(NO_CV);
    const making = underway.get(key) ?? make(key, resumeText, now).finally(() => underway.delete(key));
    underway.set(key, making);
    const matcher = await making;
    return matcher ? ok(matcher) : err(NO_CV);
  };
}

function makeMatcher(candidate: Candidate): CvMatcher {
  // An ad that leaves the market takes what was remembered of it along.
  const fits = new WeakMap<JobReading, FitNumber>();
  const match = (posting: Posting): JobMatch | null =>
    posting.reading && matchJob(candidate, posting.reading, readVacancyText(posting.vacancy));
  const fitOf = (posting: Posting): FitNumber => {
    const known = posting.reading ? fits.get(posting.reading) : UNREADABLE;
    if (known) return known;
    const matched = match(posting);
    const fit = matched ? makeFit(matched) : UNREADABLE;
    if (posting.reading) fits.set(posting.reading, fit);
    return fit;
  };
  return { match, fits: (postings) => mapInSlices(postings, fitOf) };
}
