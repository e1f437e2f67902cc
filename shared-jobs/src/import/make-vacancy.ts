import { toCanonicalJson, computeStableHash } from '@aura/shared-career';
import {
  formatNumber,
  err,
  JOB_TEXT_LIMITS,
  ok,
  VACANCY_LIMITS,
  type JobSourceId,
  type Place,
  type Result,
  type Salary,
  type Vacancy,
} from '@aura/shared-domain';
import { toLine, toParagraphs } from './fields/text.ts';

/** An ad as a source gives it, its texts as they come. */
export interface RawVacancy extends Partial<Omit<Vacancy, 'id' | 'source' | 'url' | 'seenOn'>> {
  readonly title: string;
  readonly description: string;
  readonly url?: string | null;
}

interface Origin {
  readonly source: JobSourceId;
  readonly today: string;
}

const LINK = /^https:\/\/[^\s"'<>]+$/;

/** An address that a link may lead to; null for every other. */
export function linkOf(text: string): string | null {
  const trimmed = text.trim();
  return trimmed.length <= VACANCY_LIMITS.url && LINK.test(trimmed) && URL.canParse(trimmed) ? trimmed : null;
}

function tidyPlaces(places: readonly Place[]): Place[] {
  const seen = new Set<string>();
  const tidy: Place[] = [];
  for (const { city, state } of places) {
    const place = { city: toLine(city, VACANCY_LIMITS.city), state };
    const name = toCanonicalJson(place);
    if ((place.city === '' && state === null) || seen.has(name)) continue;
    seen.add(name);
    tidy.push(place);
  }
  return tidy.slice(0, VACANCY_LIMITS.places);
}

/** Orders both ends; no salary if both amounts are zero. */
function tidySalary(salary: Salary | null): Salary | null {
  if (!salary || Math.max(salary.min, salary.max) <= 0) return null;
  return { ...salary, min: Math.min(salary.min, salary.max), max: Math.max(salary.min, salary.max) };
}

/** Makes an ad whole; the error says in Portuguese what it lacks. The same ad always gets the same id. */
export function makeVacancy(raw: RawVacancy, { source, today }: Origin): Result<Vacancy, string> {
  const title = toLine(raw.title, VACANCY_LIMITS.title);
  const description = toParagraphs(raw.description);
  if (title === '') return err('Falta o título.');
  if (description === '') return err('Falta a descrição.');
  if (description.length > JOB_TEXT_LIMITS.maximum) {
    return err(`A descrição passa de ${formatNumber(JOB_TEXT_LIMITS.maximum)} caracteres.`);
  }
  const facts = {
    url: raw.url ? linkOf(raw.url) : null,
    title,
    company: toLine(raw.company ?? '', VACANCY_LIMITS.company),
    places: tidyPlaces(raw.places ?? []),
    workModel: raw.workModel ?? null,
    contracts: [...new Set(raw.contracts ?? [])],
    disability: raw.disability ?? null,
    salary: tidySalary(raw.salary ?? null),
    publishedOn: raw.publishedOn ?? null,
    expiresOn: raw.expiresOn ?? null,
    ...(raw.contact && { contact: toLine(raw.contact, VACANCY_LIMITS.contact) }),
    description,
  };
  const named = source === 'pasted' ? description : toCanonicalJson(facts);
  return ok({ id: `${source}:${computeStableHash(named)}`, source, ...facts, seenOn: today });
}
