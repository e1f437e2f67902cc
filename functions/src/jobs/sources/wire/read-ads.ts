import * as v from 'valibot';
import { ok, type Result, type Vacancy } from '@aura/shared-domain';
import { makeFault } from '../http/fetch-json.ts';
import type { Harvest, SourceFault } from '../job-source.contract.ts';

/** The result of reading an ad: `elsewhere` is for people in other countries, `unlisted` is not public. */
export type AdReading = Vacancy | 'elsewhere' | 'unlisted' | null;

/** Ads of one list at most. */
const MAX_ADS = 1000;

/** Reads ads one at a time, so that a bad one affects only itself. A list of mostly bad ads is nonsense. */
export function readAds<T>(
  list: readonly unknown[],
  schema: v.GenericSchema<unknown, T>,
  read: (ad: T) => AdReading,
): Result<Harvest, SourceFault> {
  const vacancies: Vacancy[] = [];
  let [invalid, elsewhere] = [0, 0];
  for (const item of list) {
    const ad = v.safeParse(schema, item);
    const reading = ad.success ? read(ad.output) : null;
    if (reading === null) invalid += 1;
    else if (reading === 'elsewhere') elsewhere += 1;
    else if (reading !== 'unlisted' && vacancies.length < MAX_ADS) vacancies.push(reading);
  }
  return invalid * 2 > list.length ? makeFault('nonsense') : ok({ vacancies, invalid, elsewhere });
}
