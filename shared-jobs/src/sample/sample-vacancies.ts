import { DAY_MS } from '@aura/shared-domain';
import type { Vacancy } from '@aura/shared-domain';
import { ADS } from '../generated/ads.ts';
import { listPublishedAds, CYCLE_DAYS, parsePlace, type SampleAd } from './sample-ad.ts';

/** Every fictional ad, by field of work. */
export const SAMPLE_ADS: readonly SampleAd[] = ADS.flatMap(listPublishedAds);

const OLD_DAYS = 70;

const toEpochDay = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;
const toDay = (epoch: number): string => new Date(epoch * DAY_MS).toISOString().slice(0, 10);

/** An ad as its source gives it on a day, `today` counted in days since 1970. */
function makeVacancy(ad: SampleAd, today: number): Vacancy {
  const cycle = Math.floor((today - ad.phase) / CYCLE_DAYS);
  const appears = cycle * CYCLE_DAYS + ad.phase;
  const published = ad.dating === 'old' ? appears - OLD_DAYS : appears;
  const [min, max, period = 'month'] = ad.salary ?? [];
  return {
    id: `sample:${ad.key}-${cycle}`,
    source: 'sample',
    url: null,
    title: ad.title,
    company: ad.company,
    places: ad.places.map(parsePlace),
    workModel: ad.workModel ?? null,
    contracts: [...(ad.contracts ?? [])],
    disability: ad.disability ?? null,
    salary:
      min === undefined || max === undefined ? null : { min, max, period, currency: 'BRL', origin: 'stated' },
    publishedOn: ad.dating === 'undated' ? null : toDay(published),
    seenOn: toDay(published),
    expiresOn: toDay(appears + CYCLE_DAYS - 1),
    description: ad.description,
  };
}

/**
 * The fictional ads on a day, `YYYY-MM-DD`. Each returns every 45 days as a new ad, on its own day of the cycle, so
 * that every day adds and removes some. The same day gives the same ads in the same order.
 */
export function buildSampleVacancies(today: string): Vacancy[] {
  const epoch = toEpochDay(today);
  return SAMPLE_ADS.map((ad) => makeVacancy(ad, epoch));
}
