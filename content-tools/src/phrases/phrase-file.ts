import * as v from 'valibot';
import type { Report } from '../define-content.ts';
import { moduleOf, toConstantName } from '../emit/code.ts';
import type { Entry } from '../source.ts';

const Part = v.pipe(v.string(), v.description('Expressão regular do JavaScript'));

/** Default boundary of the words: no letter, so that they are whole words. */
const BEFORE = String.raw`(?<!\p{L})`;
const AFTER = String.raw`(?!\p{L})`;

const PhraseSchema = v.strictObject({
  finds: v.pipe(
    v.string(),
    v.minLength(10),
    v.maxLength(120),
    v.description('O que a expressão encontra, em inglês'),
  ),
  before: v.optional(Part, BEFORE),
  any: v.pipe(
    v.array(v.pipe(Part, v.minLength(1))),
    v.minLength(1),
    v.description(
      'As palavras, minúsculas e sem acento; cada uma é uma expressão regular; {{nome}} é outra do arquivo',
    ),
  ),
  after: v.optional(Part, AFTER),
  flags: v.optional(v.picklist(['u', 'gu', 'iu']), 'u'),
});
type Phrase = v.InferOutput<typeof PhraseSchema>;

const Key = v.pipe(v.string(), v.regex(/^[a-z][A-Za-z]*$/u, 'um nome em camelCase'));

/**
 * A file of phrases: expressions that find something in a text, or a part of one. `{{name}}` in one stands for the
 * expression of that name in the same file.
 */
export const PhraseFileSchema = v.record(Key, PhraseSchema);
export type PhraseFile = v.InferOutput<typeof PhraseFileSchema>;

const REFERENCE = /\{\{(?<name>\w+)\}\}/gu;

/** The source of a phrase, with those it refers to. @throws where a word is no expression, or refers to none or to itself */
function buildSource(phrase: Phrase, file: PhraseFile, within: readonly Phrase[] = []): string {
  const words = phrase.any.map((each) => {
    const whole = each.replaceAll(REFERENCE, (_, name: string) => {
      const other = file[name];
      if (!other) throw new RangeError(`não há {{${name}}} neste arquivo`);
      if ([...within, phrase].includes(other)) throw new RangeError(`{{${name}}} contém a si mesma`);
      return buildSource(other, file, [...within, phrase]);
    });
    RegExp(whole, phrase.flags);
    return whole;
  });
  return `${phrase.before}(?:${words.join('|')})${phrase.after}`;
}

/** What is written of each phrase of a file that can be read; what cannot is reported. */
const writeEach = (
  file: Entry<PhraseFile>,
  report: Report,
  write: (key: string, phrase: Phrase, expression: string) => string,
): readonly string[] =>
  Object.entries(file.data).flatMap(([key, phrase]) => {
    try {
      return [
        write(key, phrase, `/${RegExp(buildSource(phrase, file.data), phrase.flags).source}/${phrase.flags}`),
      ];
    } catch (error) {
      report(file, [key], error instanceof Error ? error.message : String(error));
      return [];
    }
  });

/** One module of all files: an export a file, an expression a phrase. */
export const writePhraseTables = (files: readonly Entry<PhraseFile>[], report: Report): string =>
  moduleOf(
    ...files.map((file) => {
      const phrases = writeEach(
        file,
        report,
        (key, { finds }, expression) => `  /** ${finds} */\n  ${key}: ${expression},`,
      );
      return `export const ${file.slug.toUpperCase()}_SIGNS = {\n${phrases.join('\n')}\n} as const;`;
    }),
  );

/** A module for each file and a constant for each of its expressions: a chunk carries only what it uses. */
export const writePhraseModules = (
  files: readonly Entry<PhraseFile>[],
  report: Report,
): Record<string, string> =>
  Object.fromEntries(
    files.map((file) => [
      `phrases/${file.slug}.ts`,
      moduleOf(
        ...writeEach(
          file,
          report,
          (key, { finds }, expression) =>
            `/** ${finds} */\nexport const ${toConstantName(key)} = ${expression};`,
        ),
      ),
    ]),
  );
