import * as v from 'valibot';
import { VACANCY_LIMITS, type Place } from '@aura/shared-domain';
import type { AdzunaSettings } from '../../config/job-settings.ts';
import { makeFault, fetchJson } from './http/fetch-json.ts';
import type { Asked, JobSource } from './job-source.contract.ts';
import { findStateByName } from './places/brazil.ts';
import { readLocation } from './places/read-location.ts';
import { acceptMissing, TextSchema } from './wire/accept-missing.ts';
import { readAds } from './wire/read-ads.ts';
import { readContracts, readWorkModel } from './wire/stated-terms.ts';
import { readDayOfInstant, readSalary, buildVacancy } from './wire/build-vacancy.ts';

const BASE_URL = 'https://api.adzuna.com';
const PER_PAGE = 50;
/** At most 2,480 calls in a month of 31 days: the terms allow 2,500, and 25 a minute. */
const RATE = { burst: 20, perDay: 80 };
const CACHE_MS = 6 * 60 * 60 * 1000;

const AnswerSchema = v.object({ results: v.array(v.unknown()) });
const NamedSchema = v.object({ display_name: TextSchema });

const AdSchema = v.object({
  id: v.union([v.string(), v.number()]),
  title: v.string(),
  description: TextSchema,
  redirect_url: acceptMissing(v.string()),
  created: acceptMissing(v.string()),
  company: acceptMissing(NamedSchema),
  location: acceptMissing(v.object({ display_name: TextSchema, area: acceptMissing(v.array(v.string())) })),
  salary_min: acceptMissing(v.number()),
  salary_max: acceptMissing(v.number()),
  /** "1", 1 or true. */
  salary_is_predicted: acceptMissing(v.union([v.string(), v.number(), v.boolean()])),
  contract_type: TextSchema,
});
type Ad = v.InferOutput<typeof AdSchema>;

/**
 * Adzuna's search in Brazil: the first page of results for words and place. Adzuna truncates descriptions.
 * https://developer.adzuna.com/docs/search
 */
export function createAdzunaSource(settings: AdzunaSettings): JobSource {
  return {
    id: 'adzuna',
    name: 'adzuna',
    rate: RATE,
    cacheMs: CACHE_MS,
    kind: 'query',
    async fetch({ asked, today, signal }) {
      const answer = await fetchJson(buildAddress(settings, asked), { signal });
      if (!answer.ok) return answer;
      const page = v.safeParse(AnswerSchema, answer.value);
      return page.success
        ? readAds(page.output.results, AdSchema, (ad) => readAd(ad, today))
        : makeFault('nonsense');
    },
  };
}

function buildAddress({ appId, appKey, baseUrl }: AdzunaSettings, { words, place }: Asked): URL {
  const address = new URL('/v1/api/jobs/br/search/1', baseUrl ?? BASE_URL);
  address.search = new URLSearchParams({
    app_id: appId,
    app_key: appKey,
    results_per_page: String(PER_PAGE),
    'content-type': 'application/json',
    ...(words && { what: words }),
    ...(place && { where: place }),
  }).toString();
  return address;
}

function readAd(ad: Ad, today: string) {
  const isPredicted = ['1', 'true'].includes(String(ad.salary_is_predicted));
  const ends = { min: ad.salary_min, max: ad.salary_max };
  return buildVacancy(
    {
      source: 'adzuna',
      names: [String(ad.id)],
      url: ad.redirect_url,
      title: removeMarks(ad.title),
      company: ad.company?.display_name ?? '',
      places: readPlaces(ad),
      workModel: readWorkModel(ad.location?.display_name ?? ''),
      contracts: readContracts(ad.contract_type),
      salary: readSalary(ends, {
        period: 'year',
        currency: 'BRL',
        origin: isPredicted ? 'estimated' : 'stated',
      }),
      publishedOn: readDayOfInstant(ad.created),
      expiresOn: null,
      description: removeMarks(ad.description),
    },
    today,
  );
}

/** Adzuna marks the searched words. */
const removeMarks = (text: string): string => text.replace(/<\/?(?:strong|b|em)>/gi, '');

/** `area` goes from the country inwards: Brasil, the state, and at its end the city. */
function readPlaces({ location }: Ad): Place[] {
  const [, ...inner] = location?.area ?? [];
  const at = inner.findIndex((name) => findStateByName(name) !== null);
  if (at < 0) return [...readLocation(location?.display_name ?? '', 'br').places];
  const city = at < inner.length - 1 ? (inner.at(-1) ?? '') : '';
  return [{ city: city.slice(0, VACANCY_LIMITS.city), state: findStateByName(inner[at] ?? '') }];
}
