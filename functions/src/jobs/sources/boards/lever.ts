import * as v from 'valibot';
import type { Salary } from '@aura/shared-domain';
import { convertHtmlToText } from '@aura/shared-jobs/import';
import { findPlacesForBrazil } from '../places/open-to-brazil.ts';
import { acceptMissing, TextSchema } from '../wire/accept-missing.ts';
import { readContracts, readWorkModel } from '../wire/stated-terms.ts';
import { readDayOfInstant, readSalary, buildVacancy } from '../wire/build-vacancy.ts';
import type { BoardFormat } from './board-source.ts';

const ListSchema = v.object({ text: TextSchema, content: TextSchema });

const AdSchema = v.object({
  id: v.string(),
  text: v.string(),
  categories: acceptMissing(
    v.object({
      commitment: TextSchema,
      location: TextSchema,
      allLocations: acceptMissing(v.array(v.string())),
    }),
  ),
  country: acceptMissing(v.string()),
  workplaceType: acceptMissing(v.string()),
  descriptionPlain: TextSchema,
  lists: acceptMissing(v.array(ListSchema)),
  additionalPlain: TextSchema,
  salaryRange: acceptMissing(
    v.object({
      min: acceptMissing(v.number()),
      max: acceptMissing(v.number()),
      currency: acceptMissing(v.string()),
      interval: TextSchema,
    }),
  ),
  salaryDescriptionPlain: TextSchema,
  hostedUrl: acceptMissing(v.string()),
  createdAt: acceptMissing(v.number()),
});
type Ad = v.InferOutput<typeof AdSchema>;

/** https://github.com/lever/postings-api, "Get a list of job postings". */
export const LEVER: BoardFormat<Ad> = {
  id: 'lever',
  baseUrl: 'https://api.lever.co',
  path: (site) => `/v0/postings/${site}?mode=json`,
  list: v.array(v.unknown()),
  ad: AdSchema,
  read(ad, board, today) {
    const { location = '', allLocations } = ad.categories ?? {};
    const workModel = readWorkModel(ad.workplaceType ?? '') ?? readWorkModel(location);
    // The country belongs to the first location; the others may be in any country.
    const others = (allLocations ?? []).filter((name) => name !== location).map((name) => ({ name }));
    const locations = [{ name: location, country: ad.country }, ...others];
    const places = findPlacesForBrazil(locations, workModel === 'remote');
    if (!places) return 'elsewhere';
    return buildVacancy(
      {
        source: 'lever',
        names: [board.name, ad.id],
        url: ad.hostedUrl,
        title: ad.text,
        company: board.company,
        places,
        workModel,
        contracts: readContracts(ad.categories?.commitment ?? ''),
        salary: readLeverSalary(ad),
        publishedOn: readDayOfInstant(ad.createdAt),
        expiresOn: null,
        description: describe(ad),
      },
      today,
    );
  },
};

/** The complete ad: opening and body, the lists with their headings, the closing and the text about pay. */
function describe(ad: Ad): string {
  const lists = (ad.lists ?? []).map(
    ({ text, content }) => `${text}\n${convertHtmlToText(`<ul>${content}</ul>`)}`,
  );
  return [ad.descriptionPlain, ...lists, ad.additionalPlain, ad.salaryDescriptionPlain]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join('\n\n');
}

const PERIODS: readonly (readonly [RegExp, Salary['period']])[] = [
  [/^per-year/, 'year'],
  [/^per-month/, 'month'],
  [/^per-hour/, 'hour'],
];

/** Weekly, fortnightly and one-time pay is left to the text: there is no field for it. */
function readLeverSalary({ salaryRange }: Ad): Salary | null {
  const period = PERIODS.find(([said]) => said.test(salaryRange?.interval ?? ''))?.[1];
  if (!salaryRange || !period) return null;
  return readSalary(salaryRange, { period, currency: salaryRange.currency, origin: 'stated' });
}
