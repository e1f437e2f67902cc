import type { Experience, JobReading } from '@aura/shared-domain';
import {
  findOccupation,
  findOccupationById,
  findSkillById,
  computeTitleSimilarity,
} from '../../taxonomy/index.ts';
import type { Occupation } from '../../taxonomy/types.ts';
import { RELATED_FIT, TITLE_FIT } from '../weights.ts';
import { foldKey } from '../../text/index.ts';
import { isWrittenAsRole } from '../reading/title-lines.ts';
import { type HeldJob, listBeside } from './experience.ts';
import { TITLES_SIGNS } from '../../generated/signs.ts';

/** A held job compared with the title of an ad: 0 nothing in common, 1 the same trade. */
export interface FittedJob {
  readonly job: HeldJob;
  readonly fit: number;
}

/** Parts of a title other than the trade: its level, brackets, "Pessoa" before a word for either gender. */
const BESIDES =
  /^pessoa(?: a)? |\([^)]*\)|(?<!\p{L})(?:júnior|junior|jr|pleno|pl|sênior|senior|sr)(?!\p{L})\.?/giu;
const getTrade = (title: string): string => title.replace(BESIDES, ' ').replace(/\s+/gu, ' ').trim() || title;

const PARTS = /\s*[–—|@→]+\s*|\s*\p{Extended_Pictographic}+\s*|\s+&\s+|\s+-+\s+|[:,;.]\s+/u;
const LONGEST_PART = 60;
interface JobName {
  readonly name: string;
  readonly trade: string;
  readonly occupationId: string | null;
}

/** A job is compared with every ad of a search, and its names stay the same. */
const NAMES = new WeakMap<HeldJob, readonly JobName[]>();

const splitParts = (text: string): string[] =>
  text.split(PARTS).filter((part) => part.length <= LONGEST_PART && /\p{L}{3}/u.test(part));

/** Learners and helpers in a trade do not hold it yet. */
const BELOW =
  /(?<!\p{L})(?:estagi\p{L}+|aprendiz|trainee|auxiliar|ajudante|assistente|servente|volunt\p{L}+|monitor[a]?)(?!\p{L})/iu;

const isTradeName = (text: string): boolean => isWrittenAsRole(text) || findOccupation(text) !== null;

/** Words before which a trade is named; alone they name a rank. */
const RANK = TITLES_SIGNS.rank;
const getHeadNoun = (title: string): string =>
  (/\p{L}{4,}/u.exec(foldKey(getTrade(title)))?.[0] ?? '').slice(0, 8);
/** "Professora regente" and "Professor(a) de educação infantil": one trade under two titles. */
const hasSameTrade = (one: string, other: string): boolean =>
  getHeadNoun(one) === getHeadNoun(other) && getHeadNoun(one).length >= 6 && !RANK.test(getHeadNoun(one));

/**
 * Names of a trade in the lines at the head of a CV. None if an entry names it too: who names it there leaves it out of
 * the other entries for a reason.
 */
export function findOwnTrades(lines: readonly string[], experiences: readonly Experience[]): string[] {
  const names = lines.flatMap(splitParts).filter(isTradeName);
  const entries = foldKey(
    experiences.flatMap(({ title, ...rest }) => [title, ...listBeside(rest)]).join('\n'),
  );
  return names.some((name) => entries.includes(foldKey(name))) ? [] : names;
}

/**
 * Names of the trade that the person calls their own, for an entry that does not name one: it has the house alone, or a
 * bare rank ("Técnico pleno") of a trade that begins with it.
 * @param parts what the entry does name
 */
function listOwnNames({ title, own, occupation }: HeldJob, parts: readonly string[]): readonly string[] {
  if (occupation !== null || BELOW.test(title)) return [];
  const rank = getHeadNoun(title);
  if (RANK.test(rank) && !/\s/u.test(getTrade(title)))
    return own.filter((name) => getHeadNoun(name) === rank);
  return parts.some(isTradeName) ? [] : own;
}

/**
 * The possible names of a job: its title, and the parts of a line with employer and trade ("Norte Forte LTDA –
 * Vigilante", "Dev @ Agência"). If one part is written like a role, the others are no candidates.
 */
function listNames(job: HeldJob): readonly JobName[] {
  const known = NAMES.get(job);
  if (known) return known;
  const { title, beside, occupation } = job;
  const parts = splitParts(title);
  const roles = parts.filter(isWrittenAsRole);
  // If an entry names the employer, the next line may name the trade.
  const told =
    occupation === null && roles.length === 0 ? beside.flatMap(splitParts).filter(isWrittenAsRole) : [];
  const self = listOwnNames(job, [...parts, ...beside.flatMap(splitParts)]);
  const names = [...new Set([title, ...(roles.length > 0 ? roles : parts), ...told, ...self])].map(
    (name) => ({
      name,
      trade: getTrade(name),
      occupationId: findOccupation(name)?.id ?? null,
    }),
  );
  NAMES.set(job, names);
  return names;
}

/** Similarity of two titles, calibrated; names of one occupation are the same trade however they are written. */
function fitOf(job: HeldJob, title: string, occupationId: string | null): number {
  if (occupationId !== null && job.occupation?.id === occupationId) return 1;
  const names = listNames(job);
  if (occupationId !== null && names.some((name) => name.occupationId === occupationId)) return 1;
  const trade = getTrade(title);
  const similarity = Math.max(
    ...names.flatMap((one) => [
      computeTitleSimilarity(one.name, title),
      computeTitleSimilarity(one.trade, trade),
    ]),
  );
  const share = (similarity - TITLE_FIT.none) / (TITLE_FIT.same - TITLE_FIT.none);
  return Math.min(1, Math.max(0, share));
}

/** How each job held fits an ad, in the order of the CV. */
export function fitJobs(
  jobs: readonly HeldJob[],
  { title, occupationId }: Pick<JobReading, 'title' | 'occupationId'>,
): FittedJob[] {
  const known = new Map<string, number>();
  return jobs.map((job) => {
    const fit = known.get(job.title) ?? fitOf(job, title, occupationId);
    known.set(job.title, fit);
    return { job, fit };
  });
}

/** The job that fits an ad best; null for no jobs. */
export const findClosestJob = (fitted: readonly FittedJob[]): FittedJob | null =>
  fitted.reduce<FittedJob | null>((best, one) => (best === null || one.fit > best.fit ? one : best), null);

/** Core skills that two trades of one field must share for the years of one to count for the other. */
const FEWEST_SHARED = 2;

/** Whether two occupations do much the same work. One field holds many trades: lorries and river boats both carry. */
function isRelated(one: Occupation, other: Occupation): boolean {
  if (one.field !== other.field) return false;
  if (one.id === other.id) return true;
  const shared = one.skills.filter(
    ({ skillId }) =>
      findSkillById(skillId)?.kind !== 'behaviour' && other.skills.some((skill) => skill.skillId === skillId),
  );
  return shared.length >= FEWEST_SHARED;
}

/** Whether a job is known to be of a trade: a related occupation or a fitting title. */
const isOfTrade = ({ job, fit }: FittedJob, asked: Occupation): boolean =>
  fit >= RELATED_FIT || (job.occupation !== null && isRelated(job.occupation, asked));

/**
 * The jobs whose years count for an ad: of a related trade or with a fitting title. Jobs unknown to the catalogue
 * cannot be distinguished, so they count.
 */
export function selectRelatedJobs(fitted: readonly FittedJob[], { occupationId }: JobReading): HeldJob[] {
  const asked = occupationId === null ? null : findOccupationById(occupationId);
  return fitted
    .filter((one) => !asked || one.job.occupation === null || isOfTrade(one, asked))
    .map(({ job }) => job);
}

/** The jobs that are known to be of a trade. */
export const selectJobsOfTrade = (fitted: readonly FittedJob[], asked: Occupation): HeldJob[] =>
  fitted.filter((one) => isOfTrade(one, asked)).map(({ job }) => job);

/** The jobs of the very role of an ad: of its occupation or with a title that fits, and not below it. */
export function selectJobsOfRole(
  fitted: readonly FittedJob[],
  { title, occupationId }: JobReading,
): HeldJob[] {
  return fitted
    .filter(({ job, fit }) => {
      if (BELOW.test(job.title) && !BELOW.test(title)) return false;
      return (
        (occupationId !== null && job.occupation?.id === occupationId) ||
        fit >= RELATED_FIT ||
        listNames(job).some(({ name }) => hasSameTrade(name, title))
      );
    })
    .map(({ job }) => job);
}
