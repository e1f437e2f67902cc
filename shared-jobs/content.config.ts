import { defineContent, literal, moduleOf, WordList } from '@aura/content-tools';
import * as v from 'valibot';
import { AdFileSchema, writeAdModule } from './src/authoring/ad-file.ts';
import {
  MunicipalitiesSchema,
  PlaceNamesSchema,
  writePlacesModule,
  SearchWordsSchema,
} from './src/authoring/place-files.ts';
import { CautionSamplesSchema, ImportErrorsSchema, writeTextModules } from './src/authoring/text-files.ts';

const Names = v.pipe(WordList, v.minLength(2, 'um sinônimo tem pelo menos dois nomes'));

const Domain = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/u, 'escreva só o domínio: gupy.io'),
  v.description('Domínio registrado, sem www'),
);

/** The fictional ads of the demonstration, what the job market calls by several names, known job boards, and places. */
export default defineContent({
  collections: {
    ads: { files: 'content/ads/*.yaml', schema: AdFileSchema },
    boards: { files: 'content/boards.yaml', schema: v.array(Domain) },
    synonyms: { files: 'content/synonyms.yaml', schema: v.array(Names) },
    municipalities: { files: 'content/places/municipalities.csv', schema: MunicipalitiesSchema },
    placeNames: { files: 'content/places/names.yaml', schema: PlaceNamesSchema },
    searchWords: { files: 'content/places/words.yaml', schema: SearchWordsSchema },
    importErrors: { files: 'content/import-errors.yaml', schema: ImportErrorsSchema },
    columns: { files: 'content/columns.yaml', schema: v.record(v.string(), WordList) },
    cautions: { files: 'content/samples/cautions.yaml', schema: CautionSamplesSchema },
  },
  compile: (
    { ads, boards, synonyms, columns, municipalities, placeNames, searchWords, ...texts },
    report,
  ) => ({
    ...writeTextModules(texts, report),
    'ads.ts': writeAdModule(ads, report),
    'places.ts': writePlacesModule(municipalities, placeNames, searchWords, report),
    'columns.ts': moduleOf(
      ...columns.flatMap(({ data }) => [
        '/** Names of the fields of an ad in a table or an object, with the first name being the one that is written. */',
        `export const COLUMN_NAMES = ${literal(data)} as const;`,
      ]),
    ),
    'boards.ts': moduleOf(
      '/** Domains of job boards and of systems in which companies publish their jobs, apart by blanks. */',
      `export const BOARDS = ${literal(boards.flatMap(({ data }) => data).join(' '))};`,
    ),
    'synonyms.ts': moduleOf(
      ...synonyms.flatMap(({ data }) => [
        '/** A line for each thing: its names, apart by commas. */',
        `export const SYNONYMS = ${literal(`\n${data.map((names) => `${names.join(', ')}\n`).join('')}`)};`,
      ]),
    ),
  }),
});
