import { defineContent, literal, moduleOf, WordList } from '@aura/content-tools';
import * as v from 'valibot';
import { AdFileSchema, adModule } from './src/authoring/ad-file.ts';

const Names = v.pipe(WordList, v.minLength(2, 'um sinônimo tem pelo menos dois nomes'));

/** The fictional ads of the demonstration, and what the job market calls by several names. */
export default defineContent({
  collections: {
    ads: { files: 'content/ads/*.yaml', schema: AdFileSchema },
    synonyms: { files: 'content/synonyms.yaml', schema: v.array(Names) },
  },
  compile: ({ ads, synonyms }, report) => ({
    'ads.ts': adModule(ads, report),
    'synonyms.ts': moduleOf(
      ...synonyms.flatMap(({ data }) => [
        '/** A line for each thing: its names, apart by commas. */',
        `export const SYNONYMS = ${literal(`\n${data.map((names) => `${names.join(', ')}\n`).join('')}`)};`,
      ]),
    ),
  }),
});
