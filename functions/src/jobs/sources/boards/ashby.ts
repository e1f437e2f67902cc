import * as v from 'valibot';
import type { Salary } from '@aura/shared-domain';
import { convertHtmlToText } from '@aura/shared-jobs/import';
import { findPlacesForBrazil, type SourceLocation } from '../places/open-to-brazil.ts';
import { acceptMissing, TextSchema } from '../wire/accept-missing.ts';
import { readContracts, readWorkModel } from '../wire/stated-terms.ts';
import { readDayOfInstant, readSalary, buildVacancy } from '../wire/build-vacancy.ts';
import type { BoardFormat } from './board-source.ts';

const AddressSchema = v.object({
  addressLocality: TextSchema,
  addressRegion: TextSchema,
  addressCountry: TextSchema,
});

const ComponentSchema = v.object({
  compensationType: TextSchema,
  interval: TextSchema,
  currencyCode: acceptMissing(v.string()),
  minValue: acceptMissing(v.number()),
  maxValue: acceptMissing(v.number()),
});
type Component = v.InferOutput<typeof ComponentSchema>;

const AdSchema = v.object({
  id: acceptMissing(v.string()),
  title: v.string(),
  location: TextSchema,
  address: acceptMissing(v.object({ postalAddress: acceptMissing(AddressSchema) })),
  secondaryLocations: acceptMissing(
    v.array(v.object({ location: TextSchema, address: acceptMissing(AddressSchema) })),
  ),
  employmentType: TextSchema,
  isListed: acceptMissing(v.boolean()),
  isRemote: acceptMissing(v.boolean()),
  workplaceType: acceptMissing(v.string()),
  descriptionPlain: TextSchema,
  descriptionHtml: TextSchema,
  publishedAt: acceptMissing(v.string()),
  jobUrl: v.string(),
  shouldDisplayCompensationOnJobPostings: acceptMissing(v.boolean()),
  compensation: acceptMissing(v.object({ summaryComponents: acceptMissing(v.array(ComponentSchema)) })),
});
type Ad = v.InferOutput<typeof AdSchema>;

/** https://developers.ashbyhq.com/docs/public-job-posting-api */
export const ASHBY: BoardFormat<Ad> = {
  id: 'ashby',
  baseUrl: 'https://api.ashbyhq.com',
  path: (board) => `/posting-api/job-board/${board}?includeCompensation=true`,
  list: v.pipe(
    v.object({ jobs: v.array(v.unknown()) }),
    v.transform(({ jobs }) => jobs),
  ),
  ad: AdSchema,
  read(ad, board, today) {
    // Reachable by its address alone: the employer does not want it found.
    if (ad.isListed === false) return 'unlisted';
    const workModel = readWorkModel(ad.workplaceType ?? '') ?? (ad.isRemote ? 'remote' : null);
    const places = findPlacesForBrazil(listLocations(ad), workModel === 'remote');
    if (!places) return 'elsewhere';
    return buildVacancy(
      {
        source: 'ashby',
        names: [board.name, ad.id ?? ad.jobUrl],
        url: ad.jobUrl,
        title: ad.title,
        company: board.company,
        places,
        workModel,
        contracts: readContracts(ad.employmentType),
        salary: readAshbySalary(ad),
        publishedOn: readDayOfInstant(ad.publishedAt),
        expiresOn: null,
        description: ad.descriptionPlain.trim() || convertHtmlToText(ad.descriptionHtml),
      },
      today,
    );
  },
};

/** The address, if present, is more precise than the employer's name of the place. */
function listLocations({ location, address, secondaryLocations }: Ad): SourceLocation[] {
  const first = { name: location, address: address?.postalAddress };
  const others = (secondaryLocations ?? []).map((other) => ({
    name: other.location,
    address: other.address,
  }));
  return [first, ...others].map(({ name, address: at }) => ({
    name: at?.addressLocality ? `${at.addressLocality}, ${at.addressRegion}` : name,
    country: at?.addressCountry,
  }));
}

const PERIODS: Readonly<Record<string, Salary['period']>> = {
  '1 YEAR': 'year',
  '1 MONTH': 'month',
  '1 HOUR': 'hour',
};

const isSalary = ({ compensationType }: Component): boolean => compensationType === 'Salary';

/** The salary that the employer shows; equity, bonus and commission are none. */
function readAshbySalary({ compensation, shouldDisplayCompensationOnJobPostings }: Ad): Salary | null {
  const component = compensation?.summaryComponents?.find(isSalary);
  const period = PERIODS[component?.interval ?? ''];
  if (!component || !period || shouldDisplayCompensationOnJobPostings === false) return null;
  const ends = { min: component.minValue, max: component.maxValue };
  return readSalary(ends, { period, currency: component.currencyCode, origin: 'stated' });
}
