import type { Posting, Vacancy } from '@aura/shared-domain';
import { readVacancy, getPosting, type ReadVacancy } from '@aura/shared-jobs';
import { buildSampleVacancies } from '@aura/shared-jobs/sample';

const TODAY = '2026-11-28';

/** Ads like the fictional ones, as many as asked, each of an employer of its own. */
export function makeManyAds(size: number): readonly Vacancy[] {
  const samples = buildSampleVacancies(TODAY);
  return Array.from({ length: size }, (_, number): readonly Vacancy[] => {
    const sample = samples[number % samples.length];
    if (!sample) return [];
    const id = `${sample.id}-${number}`;
    const company = `${sample.company} ${number}`;
    return [{ ...sample, id, company, description: `${sample.description}\nUnidade ${number}.` }];
  }).flat();
}

/** Their postings, with the readings of the ads that they are like: what is stored is as large as the real thing. */
export function makeManyPostings(ads: readonly Vacancy[]): readonly Posting[] {
  const readings = new Map<string, ReadVacancy>();
  const read = (vacancy: Vacancy): ReadVacancy => {
    const key = `${vacancy.title} ${vacancy.id.replace(/-\d+$/, '')}`;
    const known = readings.get(key) ?? readVacancy(vacancy);
    readings.set(key, known);
    return known;
  };
  return ads.map((ad) => getPosting([ad], read));
}
