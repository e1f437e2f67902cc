import * as v from 'valibot';
import { foldKey } from '@aura/shared-career';
import { convertHtmlToText } from '@aura/shared-jobs/import';
import { findPlacesForBrazil } from '../places/open-to-brazil.ts';
import { acceptMissing, TextSchema } from '../wire/accept-missing.ts';
import { readContracts, readWorkModel } from '../wire/stated-terms.ts';
import { readDayOfInstant, buildVacancy } from '../wire/build-vacancy.ts';
import type { BoardFormat } from './board-source.ts';

const MetadataSchema = v.object({ name: TextSchema, value: v.unknown() });

const AdSchema = v.object({
  id: v.number(),
  title: v.string(),
  content: TextSchema,
  absolute_url: acceptMissing(v.string()),
  company_name: acceptMissing(v.string()),
  location: acceptMissing(v.object({ name: TextSchema })),
  first_published: acceptMissing(v.string()),
  application_deadline: acceptMissing(v.string()),
  /** Fields of the employer's own making. */
  metadata: acceptMissing(v.array(MetadataSchema)),
});
type Ad = v.InferOutput<typeof AdSchema>;

/** https://developers.greenhouse.io/job-board.html, "List jobs". */
export const GREENHOUSE: BoardFormat<Ad> = {
  id: 'greenhouse',
  baseUrl: 'https://boards-api.greenhouse.io',
  path: (board) => `/v1/boards/${board}/jobs?content=true`,
  list: v.pipe(
    v.object({ jobs: v.array(v.unknown()) }),
    v.transform(({ jobs }) => jobs),
  ),
  ad: AdSchema,
  read(ad, board, today) {
    const location = ad.location?.name ?? '';
    const workModel =
      readWorkModel(findMetadata(ad, /work ?place|modelo de trabalho|work model/)) ?? readWorkModel(location);
    const places = findPlacesForBrazil([{ name: location }], workModel === 'remote');
    if (!places) return 'elsewhere';
    return buildVacancy(
      {
        source: 'greenhouse',
        names: [board.name, String(ad.id)],
        url: ad.absolute_url,
        title: ad.title,
        company: ad.company_name?.trim() || board.company,
        places,
        workModel,
        contracts: readContracts(findMetadata(ad, /employment|contract|contrat|vinculo|regime/)),
        // Pay ranges do not name their period.
        salary: null,
        publishedOn: readDayOfInstant(ad.first_published),
        expiresOn: readDayOfInstant(ad.application_deadline),
        description: convertHtmlToText(ad.content),
      },
      today,
    );
  },
};

function findMetadata({ metadata }: Ad, name: RegExp): string {
  const values = (metadata ?? []).filter((field) => name.test(foldKey(field.name))).map(({ value }) => value);
  return values
    .flat()
    .filter((value) => typeof value === 'string')
    .join(', ');
}
