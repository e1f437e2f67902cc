import {
  type DataPath,
  type Entry,
  literal,
  moduleOf,
  ofEach,
  type Report,
  Text,
  WordList,
} from '@aura/content-tools';
import {
  GapToFillSchema,
  LINKEDIN_ERROR_CODES,
  LINKEDIN_LIMITS,
  RESUME_ERROR_CODES,
  RESUME_LIMITS,
} from '@aura/shared-domain';
import * as v from 'valibot';
import { ASKED } from '../linkedin/score/weights.ts';
import { fill } from '../wording/quote.ts';

const ErrorText = v.strictObject({
  message: Text,
  action: v.pipe(Text, v.description('O que fazer em seguida')),
});

/** What a person reads when a file cannot be read. */
export const ReadingErrorsSchema = v.strictObject({
  resume: v.strictObject(ofEach(RESUME_ERROR_CODES, ErrorText)),
  linkedin: v.strictObject(ofEach(LINKEDIN_ERROR_CODES, ErrorText)),
});

/** The gaps that a proposed text may ask for. */
export const LinkedinGapsSchema = v.strictObject(
  ofEach(
    ['result', 'audience', 'specialty', 'role', 'action', 'amount', 'task'],
    v.strictObject({
      token: v.pipe(Text, v.regex(/^\[[^\]]+\]$/u, 'entre colchetes')),
      kind: GapToFillSchema.entries.kind,
      question: Text,
    }),
  ),
);

/** What to go through on the page of a profile. */
export const LinkedinChecklistSchema = v.strictObject(
  ofEach(
    [
      'photo',
      'cover',
      'openToWork',
      'customUrl',
      'headline',
      'about',
      'described',
      'skills',
      'recommendations',
      'consistency',
    ],
    v.strictObject({ label: Text, how: v.pipe(Text, v.description('Como fazer')) }),
  ),
);

/** What every profile should have. */
export const LinkedinCompletenessSchema = v.strictObject({
  how: v.pipe(Text, v.description('Como a medida é feita')),
  parts: v.strictObject(
    ofEach(['location', 'experience', 'education', 'skills', 'languages', 'photo', 'customUrl'], ErrorText),
  ),
});

/**
 * The tables of LinkedIn's export and their columns, as the export has named them over the years, in English and
 * Portuguese; folded, compared whole. Columns that are not listed (birth date, address, maiden name, messengers) are
 * never read.
 */
export const LinkedinTablesSchema = v.record(
  v.string(),
  v.pipe(
    v.strictObject({
      files: v.pipe(WordList, v.description('Nomes do arquivo, sem .csv')),
      columns: v.record(v.string(), v.pipe(WordList, v.description('Nomes da coluna'))),
      needs: v.pipe(WordList, v.description('Sem uma destas colunas a linha não conta')),
    }),
    v.check(
      ({ columns, needs }) => needs.every((name) => Object.hasOwn(columns, name)),
      'needs tem uma coluna que não está em columns',
    ),
  ),
);

/** What the texts may name in braces. */
const VALUES = {
  megabytes: String(RESUME_LIMITS.bytes / 1024 / 1024),
  pages: String(RESUME_LIMITS.pages),
  minimum: String(RESUME_LIMITS.minimum),
  headline: String(LINKEDIN_LIMITS.headline),
  aboutShortest: String(ASKED.about.shortest),
  aboutLongest: String(ASKED.about.longest),
  aboutOpening: String(ASKED.about.opening),
  wanted: String(ASKED.skillsListed),
};
/** Known only when the text is shown. */
const LATER: readonly string[] = ['count'];

type Files<Schema extends v.GenericSchema> = readonly Entry<v.InferOutput<Schema>>[];

/** Reports placeholders of a file's texts that nothing fills, each with its place. */
function checkValues(file: Entry<unknown>, data: unknown, path: DataPath, report: Report): void {
  if (typeof data === 'object' && data !== null)
    for (const [key, value] of Object.entries(data)) checkValues(file, value, [...path, key], report);
  else
    for (const [whole, name = ''] of String(data).matchAll(/\{(\w+)\}/gu))
      if (!Object.hasOwn(VALUES, name) && !LATER.includes(name))
        report(file, path, `não há um valor ${whole}`);
}

/** Data as TypeScript, with the values that are known by now. */
const writeData = (data: unknown): string => fill(literal(data), VALUES);

/** A module with what a file says. */
const writeConstant = (name: string, entries: readonly Entry<unknown>[]): string =>
  moduleOf(...entries.map(({ data }) => `export const ${name} = ${writeData(data)} as const;`));

/** The modules of texts about files and profiles, each loaded where it is needed. */
export function writeTextModules(
  files: {
    readonly readingErrors: Files<typeof ReadingErrorsSchema>;
    readonly linkedinGaps: Files<typeof LinkedinGapsSchema>;
    readonly linkedinChecklist: Files<typeof LinkedinChecklistSchema>;
    readonly linkedinCompleteness: Files<typeof LinkedinCompletenessSchema>;
    readonly linkedinTables: Files<typeof LinkedinTablesSchema>;
  },
  report: Report,
): Readonly<Record<string, string>> {
  for (const file of Object.values(files).flat()) checkValues(file, file.data, [], report);
  const writeErrors = (name: string, type: string, part: 'resume' | 'linkedin'): string =>
    moduleOf(
      `import type { ${type} } from '@aura/shared-domain';`,
      ...files.readingErrors.map(
        (file) =>
          `export const ${name}: Readonly<Record<${type}, Readonly<Record<'message' | 'action', string>>>> = ${writeData(file.data[part])};`,
      ),
    );
  return {
    'linkedin-tables.ts': writeConstant('TABLES', files.linkedinTables),
    'resume-errors.ts': writeErrors('RESUME_ERRORS', 'ResumeErrorCode', 'resume'),
    'linkedin-errors.ts': writeErrors('LINKEDIN_ERRORS', 'LinkedInErrorCode', 'linkedin'),
    'linkedin-gaps.ts': writeConstant('GAPS', files.linkedinGaps),
    'linkedin-checklist.ts': writeConstant('CHECKLIST', files.linkedinChecklist),
    'linkedin-completeness.ts': writeConstant('COMPLETENESS', files.linkedinCompleteness),
  };
}
