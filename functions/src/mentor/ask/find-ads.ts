import { NO_FILTERS, type Salary, type Vacancy } from '@aura/shared-domain';
import type { Ad, AdsWanted } from '@aura/shared-mentor';
import type { JobMarket } from '../../jobs/market/job-market.ts';

/** Ads that an answer reads, the closest to the words. */
const MOST = 200;

/** The ads for a work, in a town where one is named; none where they cannot be had now. */
export async function findAds(market: Pick<JobMarket, 'search'>, wanted: AdsWanted | null): Promise<Ad[]> {
  if (!wanted) return [];
  const { words, place } = wanted;
  const found = await market.search({ words, place, remoteAnywhere: false, filters: NO_FILTERS }, MOST);
  if (!found.ok) return [];
  return found.value.hits.map(({ posting: { vacancy } }) => adOf(vacancy));
}

/** Whether a salary is what the employer says that it pays a month, in reais. */
const isPay = ({ period, currency, origin }: Salary): boolean =>
  period === 'month' && currency === 'BRL' && origin === 'stated';

const adOf = ({ title, company, places, salary }: Vacancy): Ad => ({
  title,
  company: company === '' ? null : company,
  city: places[0]?.city ?? null,
  salary: salary && isPay(salary) ? { min: salary.min, max: salary.max } : null,
});
