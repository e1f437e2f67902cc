import { createHash } from 'node:crypto';
import type { Vacancy } from '@aura/shared-domain';
import type { NamedVacancy } from './answers.ts';

/** Ads that are held at once; those of the first sources count. */
const MAX_ADS = 20_000;

export interface Merged {
  /** In order of their ids, whichever source answered first. */
  readonly vacancies: readonly Vacancy[];
  /** The same for the same ads, in every process. */
  readonly revision: string;
}

/** Ads of all sources that are still open today, each once. */
export function merge(ads: readonly NamedVacancy[], today: string): Merged {
  const byId = new Map<string, NamedVacancy>();
  for (const ad of ads) {
    const { id, expiresOn } = ad.vacancy;
    const isOpen = expiresOn === null || expiresOn >= today;
    if (isOpen && byId.size < MAX_ADS && !byId.has(id)) byId.set(id, ad);
  }
  const ordered = [...byId.values()].toSorted((a, b) => (a.vacancy.id < b.vacancy.id ? -1 : 1));
  const revision = createHash('sha256');
  for (const { print } of ordered) revision.update(print);
  return {
    vacancies: ordered.map(({ vacancy }) => vacancy),
    revision: revision.digest('hex').slice(0, 16),
  };
}
