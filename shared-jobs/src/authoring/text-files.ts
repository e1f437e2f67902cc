import { type Entry, literal, moduleOf, ofEach, type Report, Text } from '@aura/content-tools';
import { CAUTION_IDS } from '@aura/shared-domain';
import * as v from 'valibot';
import { IMPORT_ERROR_CODES } from '../import/imported.ts';
import { IMPORT_LIMITS } from '../import/limits.ts';

/** The reader of job ads has its own texts for these. */
const OF_READING = ['VAGA_CURTA', 'VAGA_LONGA', 'VAGA_PARECE_CURRICULO'] as const;
type OwnCode = Exclude<(typeof IMPORT_ERROR_CODES)[number], (typeof OF_READING)[number]>;
const OWN = IMPORT_ERROR_CODES.filter((code): code is OwnCode => !OF_READING.some((other) => other === code));

const VALUES: Readonly<Record<string, number>> = {
  megabytes: IMPORT_LIMITS.bytes / 1024 / 1024,
  vacancies: IMPORT_LIMITS.vacancies,
};

/** What a text names, so that it changes with the limit. */
const VALUE = /\{(\w+)\}/gu;

/** Messages for ads that cannot be imported. */
export const ImportErrorsSchema = v.strictObject(
  ofEach(
    OWN,
    v.strictObject({
      message: Text,
      action: v.pipe(Text, v.description('O que fazer em seguida')),
    }),
  ),
);

const Sentences = v.pipe(v.array(Text), v.minLength(1));

/** Sentences of ads that the tests of cautions read. */
export const CautionSamplesSchema = v.strictObject({
  harmless: v.pipe(Sentences, v.description('Parecem um sinal e não são')),
  noticed: v.pipe(
    v.strictObject(ofEach(CAUTION_IDS, v.exactOptional(Sentences))),
    v.description('Pedem uma conferência'),
  ),
});

type Files<Schema extends v.GenericSchema> = readonly Entry<v.InferOutput<Schema>>[];

/** The modules of errors, and of sentences that only tests read. */
export function writeTextModules(
  files: {
    readonly importErrors: Files<typeof ImportErrorsSchema>;
    readonly cautions: Files<typeof CautionSamplesSchema>;
  },
  report: Report,
): Readonly<Record<string, string>> {
  for (const file of files.importErrors)
    for (const [code, texts] of Object.entries(file.data))
      for (const [field, text] of Object.entries(texts))
        for (const [whole, name = ''] of text.matchAll(VALUE))
          if (!Object.hasOwn(VALUES, name)) report(file, [code, field], `não há um valor ${whole}`);
  const codes = OWN.map(literal).join(' | ');
  return {
    'import-errors.ts': moduleOf(
      `export const IMPORT_ERRORS: Readonly<Record<${codes}, Readonly<Record<'message' | 'action', string>>>> =`,
      ...files.importErrors.map(({ data }) =>
        literal(data).replaceAll(VALUE, (whole, name: string) => String(VALUES[name] ?? whole)),
      ),
    ),
    'samples/cautions.ts': moduleOf(
      `import type { Caution } from '@aura/shared-domain';`,
      ...files.cautions.flatMap(({ data }) => [
        `/** Sentences of ads that look like a sign and are none. */`,
        `export const HARMLESS: readonly string[] = ${literal(data.harmless)};`,
        `/** Sentences of ads that ask for a check, and which. */`,
        `export const NOTICED: readonly (readonly [Caution['id'], string])[] = ${literal(
          Object.entries(data.noticed).flatMap(([id, sentences]) => sentences.map((one) => [id, one])),
        )};`,
      ]),
    ),
  };
}
