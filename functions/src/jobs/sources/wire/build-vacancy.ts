import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { toDisplayText, squeeze } from '@aura/shared-career';
import {
  computeDay,
  JOB_TEXT_LIMITS,
  VACANCY_LIMITS,
  VacancyIdSchema,
  VacancySchema,
  type JobSourceId,
  type Salary,
  type Vacancy,
} from '@aura/shared-domain';

/** An adapter's reading of an ad; texts are unchecked. */
export interface VacancyDraft extends Pick<
  Vacancy,
  'places' | 'workModel' | 'contracts' | 'salary' | 'publishedOn' | 'expiresOn'
> {
  readonly source: JobSourceId;
  /** The parts that identify the ad at its source. */
  readonly names: readonly string[];
  readonly url: string | null | undefined;
  readonly title: string;
  readonly company: string;
  readonly description: string;
}

/** The ad in the common form of all sources, or null if it is invalid. */
export function buildVacancy(draft: VacancyDraft, today: string): Vacancy | null {
  const { names, url, title, company, description, ...fields } = draft;
  const address = v.safeParse(VacancySchema.entries.url, url ?? null);
  const parsed = v.safeParse(VacancySchema, {
    ...fields,
    id: makeId(draft.source, names),
    url: address.success ? address.output : null,
    title: toLine(title, VACANCY_LIMITS.title),
    company: toLine(company, VACANCY_LIMITS.company),
    disability: null,
    seenOn: today,
    description: cut(toDisplayText(description).trim(), JOB_TEXT_LIMITS.maximum),
  });
  return parsed.success ? parsed.output : null;
}

const toLine = (text: string, length: number): string => cut(squeeze(toDisplayText(text)), length).trim();

/** The beginning of a text, without half of a character that is written as two: the database takes none. */
const cut = (text: string, length: number): string => text.slice(0, length).replaceAll(/\p{Cs}/gu, '');

function makeId(source: JobSourceId, names: readonly string[]): string {
  const id = [source, ...names].join(':');
  if (v.is(VacancyIdSchema, id)) return id;
  return `${source}:${createHash('sha256').update(id).digest('hex').slice(0, 16)}`;
}

/** The day in São Paulo of an instant given as text or milliseconds; null if invalid. */
export function readDayOfInstant(instant: string | number | null | undefined): string | null {
  const date = new Date(instant ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? null : computeDay(date);
}

const isPay = (end: number | null | undefined): end is number =>
  typeof end === 'number' && end > 0 && end <= VACANCY_LIMITS.salary;

/** A salary with at least one plausible bound; null without one, or if the currency is no code. */
export function readSalary(
  ends: { readonly min?: number | null | undefined; readonly max?: number | null | undefined },
  kind: Pick<Salary, 'period' | 'origin'> & { readonly currency: string | null | undefined },
): Salary | null {
  const stated = [ends.min, ends.max].filter(isPay);
  if (stated.length === 0 || !/^[A-Z]{3}$/.test(kind.currency ?? '')) return null;
  return {
    min: Math.min(...stated),
    max: Math.max(...stated),
    period: kind.period,
    currency: kind.currency ?? '',
    origin: kind.origin,
  };
}
