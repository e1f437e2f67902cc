import type { Evidence, Experience, Seniority } from '@aura/shared-domain';
import type { CvDocument } from '../../cv/cv.ts';
import { findOccupation } from '../../taxonomy/index.ts';
import type { Occupation } from '../../taxonomy/types.ts';
import { findTitleSeniorities } from '../reading/seniority.ts';
import { RUNG_HEIGHTS, RUNG_YEARS } from '../weights.ts';

/** A held job. Months count from year 0; the range is half-open, and null if the CV gives no usable dates. */
export interface HeldJob {
  readonly title: string;
  /** Other short lines of its entry; the trade may be there ("Agência Centro", "Gerente de negócios PJ"). */
  readonly beside: readonly string[];
  /** Names of the trade in the head of the CV: an entry that names only the house is of that trade. */
  readonly own: readonly string[];
  readonly occupation: Occupation | null;
  readonly months: readonly [number, number] | null;
  readonly current: boolean;
  readonly evidence: Evidence;
}

/** Month of a date; of a bare year its middle, so that "2019 – 2021" is two years. */
function toMonth(date: string, end: boolean): number {
  const [year = '0', month] = date.split('-');
  return Number(year) * 12 + (month === undefined ? 6 : Number(month) - (end ? 0 : 1));
}

function computeMonths({ start, end, current }: Experience, now: number): HeldJob['months'] {
  if (start === null || (end === null && !current)) return null;
  const from = toMonth(start, false);
  const to = Math.min(end === null ? now : toMonth(end, true), now);
  return to > from ? [from, to] : null;
}

/** Short lines of an entry beside its title. */
export const listBeside = ({ company, items }: Pick<Experience, 'company' | 'items'>): string[] => [
  company,
  ...items.slice(0, 1),
];

type EvidenceOf = (index: number) => Evidence | undefined;

/** What the parts of a CV outside its entries say of them. */
export interface AboutJobs {
  /** Names of their trade that the person gives in the head of the CV. */
  readonly own: readonly string[];
  /** The line that tells of the job at an index. */
  readonly evidenceOf: EvidenceOf;
  readonly now: Date;
}

/** The month after that of a day: what goes on lasts until then. */
const findToday = (now: Date): number => now.getUTCFullYear() * 12 + now.getUTCMonth() + 1;

/** The jobs of a CV with their periods, in its order. An entry without a title is called by its employer. */
export function listHeldJobs(
  cv: CvDocument,
  experiences: readonly Experience[],
  { own, evidenceOf, now }: AboutJobs,
): HeldJob[] {
  const today = findToday(now);
  const titles = cv.titles[Symbol.iterator]();
  return experiences.flatMap((experience, index): HeldJob[] => {
    const { title, company, current } = experience;
    const named = title.trim() === '' ? undefined : titles.next().value;
    const evidence = named?.evidence ?? evidenceOf(index);
    const name = named?.title ?? company;
    if (!evidence || name.trim() === '') return [];
    const months = computeMonths(experience, today);
    const occupation = named?.occupation ?? null;
    return [{ title: name, beside: listBeside(experience), own, occupation, months, current, evidence }];
  });
}

/** Jobs that a CV only tells of in running text. */
export const listToldJobs = (
  experiences: readonly Experience[],
  { own, evidenceOf, now }: AboutJobs,
): HeldJob[] => {
  const today = findToday(now);
  return experiences.flatMap((experience, index) => {
    const evidence = evidenceOf(index);
    const { title, company, current } = experience;
    if (!evidence) return [];
    const occupation = findOccupation(title) ?? findOccupation(company);
    const beside = listBeside(experience);
    return [{ title, beside, own, occupation, months: computeMonths(experience, today), current, evidence }];
  });
};

/** Years of work of jobs, overlaps counted once; one decimal. */
export function countYears(jobs: readonly HeldJob[]): number {
  const ranges = jobs.flatMap(({ months }) => (months ? [months] : [])).toSorted((a, b) => a[0] - b[0]);
  let total = 0;
  let until = -Infinity;
  for (const [from, to] of ranges) {
    total += Math.max(0, to - Math.max(from, until));
    until = Math.max(until, to);
  }
  return Math.round((total / 12) * 10) / 10;
}

/** The levels of a CV, and their evidence. */
export interface CvSeniority {
  readonly rungs: readonly Seniority[];
  readonly by: 'title' | 'years' | 'none';
  readonly evidence: readonly Evidence[];
}

const getLastMonth = ({ months, current }: HeldJob): number =>
  current ? Infinity : (months?.[1] ?? -Infinity);

/**
 * Seniority of a CV. The titles of the current jobs, or of the latest one, determine it; the highest counts. If they
 * name no level, the years of all jobs do: under 2 junior, under 5 mid, from 5 on senior. Without any job it is the
 * level of interns and apprentices.
 */
export function judgeSeniority(jobs: readonly HeldJob[]): CvSeniority {
  if (jobs.length === 0) return { rungs: ['intern', 'apprentice'], by: 'none', evidence: [] };
  const latest = Math.max(...jobs.map(getLastMonth));
  const recent = jobs.filter((job) => getLastMonth(job) === latest);
  const named = recent
    .map((job) => ({ job, rungs: findTitleSeniorities(job.title) }))
    .filter(({ rungs }) => rungs.length > 0)
    .toSorted((a, b) => computeHeight(b.rungs) - computeHeight(a.rungs))[0];
  if (named) return { rungs: named.rungs, by: 'title', evidence: [named.job.evidence] };
  const years = countYears(jobs);
  const rung = years < RUNG_YEARS.mid ? 'junior' : years < RUNG_YEARS.senior ? 'mid' : 'senior';
  return { rungs: [rung], by: 'years', evidence: recent.map(({ evidence }) => evidence).slice(0, 1) };
}

const computeHeight = (rungs: readonly Seniority[]): number =>
  Math.max(...rungs.map((rung) => RUNG_HEIGHTS[rung]));

/** Rungs between two sets, the closest pair. */
export function computeRungDistance(a: readonly Seniority[], b: readonly Seniority[]): number {
  return Math.min(...a.flatMap((one) => b.map((other) => Math.abs(RUNG_HEIGHTS[one] - RUNG_HEIGHTS[other]))));
}
