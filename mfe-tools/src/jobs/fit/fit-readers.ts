import { readCandidate, MATCH_VERSION, matchJob, type Candidate } from '@aura/shared-career';
import { parseCanonical } from '@aura/shared-career/render';
import type { ReadFailure } from '@aura/shared-career-ui';
import type { Reader, Readers } from '@aura/shared-career-ui/worker';
import {
  computeDay,
  err,
  ok,
  makeFitOn,
  type Fit,
  type JobMatch,
  type Result,
  type Vacancy,
} from '@aura/shared-domain';
import { readVacancy, readVacancyText } from '@aura/shared-jobs';
import * as v from 'valibot';
import { FitRequestSchema, NO_RESUME_CODE, type Matches, type Scores } from './fit-worker.ts';

const NO_RESUME: ReadFailure = {
  code: NO_RESUME_CODE,
  message: 'O currículo do seu perfil não pôde ser lido.',
  action: 'Refaça o diagnóstico com o arquivo do currículo para comparar vagas.',
};

function matchOf(candidate: Candidate, vacancy: Vacancy): JobMatch | null {
  const { reading } = readVacancy(vacancy);
  return reading && matchJob(candidate, reading, readVacancyText(vacancy));
}

const fitOf = (match: JobMatch | null, now: Date): Fit =>
  match
    ? makeFitOn(match, now)
    : { value: null, band: 'insufficient', version: MATCH_VERSION, computedOn: computeDay(now) };

/** Reads one CV and matches it with every ad. */
function matchesIn(text: string, now: Date): Result<Matches, ReadFailure> {
  const { resumeText, vacancies } = v.parse(FitRequestSchema, JSON.parse(text));
  const resume = parseCanonical(resumeText);
  if (!resume) return err(NO_RESUME);
  const candidate = readCandidate(resume, now);
  return ok(vacancies.map((vacancy) => ({ id: vacancy.id, match: matchOf(candidate, vacancy) })));
}

function readScores(text: string, now: Date): Result<Scores, ReadFailure> {
  const matches = matchesIn(text, now);
  if (!matches.ok) return matches;
  return ok(matches.value.map(({ id, match }) => ({ id, fit: fitOf(match, now) })));
}

/** Ads and CV come as text; there is no file of this kind. */
const refuseFile: Reader['file'] = () => Promise.resolve(err(NO_RESUME));

/** How a CV fits ads, as the worker computes it. */
export const FIT_READERS: Readers = {
  matches: { file: refuseFile, text: (text, { now }) => matchesIn(text, now) },
  scores: { file: refuseFile, text: (text, { now }) => readScores(text, now) },
};
