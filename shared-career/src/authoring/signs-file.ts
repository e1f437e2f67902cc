import { type Entry, moduleOf, type Report } from '@aura/content-tools';
import * as v from 'valibot';
import { toConstantName } from './word-files.ts';

const Part = v.pipe(v.string(), v.description('Expressão regular do JavaScript'));

/** Default boundary of the words: no letter, so that they are whole words. */
const BEFORE = String.raw`(?<!\p{L})`;
const AFTER = String.raw`(?!\p{L})`;

const SignSchema = v.strictObject({
  finds: v.pipe(
    v.string(),
    v.minLength(10),
    v.maxLength(120),
    v.description('O que o sinal encontra, em inglês'),
  ),
  before: v.optional(Part, BEFORE),
  any: v.pipe(
    v.array(v.pipe(Part, v.minLength(1))),
    v.minLength(1),
    v.description('As palavras, minúsculas e sem acento; cada uma é uma expressão regular'),
  ),
  after: v.optional(Part, AFTER),
  flags: v.optional(v.picklist(['u', 'gu', 'iu']), 'u'),
});
type Sign = v.InferOutput<typeof SignSchema>;

const Key = v.pipe(v.string(), v.regex(/^[a-z][A-Za-z]*$/u, 'um nome em camelCase'));

/** A file of signs or phrases: words that classify a line of a CV or an ad, or a part of it. */
export const SignsFileSchema = v.record(Key, SignSchema);
export type SignsFile = v.InferOutput<typeof SignsFileSchema>;

const joinSource = ({ before, any, after }: Sign): string => `${before}(?:${any.join('|')})${after}`;

/** Why a sign cannot be read; null where it can. */
function findFault({ any, ...sign }: Sign): string | null {
  try {
    for (const words of any) RegExp(words, sign.flags);
    RegExp(joinSource({ any, ...sign }), sign.flags);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** What is written of each sign of a file that can be read; what cannot is reported. */
const writeEach = (
  file: Entry<SignsFile>,
  report: Report,
  write: (key: string, sign: Sign) => string,
): readonly string[] =>
  Object.entries(file.data).flatMap(([key, sign]) => {
    const fault = findFault(sign);
    if (fault !== null) report(file, [key], fault);
    return fault === null ? [write(key, sign)] : [];
  });

const writeExpression = (sign: Sign): string => `/${joinSource(sign)}/${sign.flags}`;

/** The module of the signs: an export a file, an expression a sign. */
export const writeSignsModule = (files: readonly Entry<SignsFile>[], report: Report): string =>
  moduleOf(
    ...files.map((file) => {
      const signs = writeEach(
        file,
        report,
        (key, sign) => `  /** ${sign.finds} */\n  ${key}: ${writeExpression(sign)},`,
      );
      return `export const ${file.slug.toUpperCase()}_SIGNS = {\n${signs.join('\n')}\n} as const;`;
    }),
  );

/** A module for each file of phrases and a constant for each of its expressions: a chunk carries only what it uses. */
export const writePhraseModules = (
  files: readonly Entry<SignsFile>[],
  report: Report,
): Record<string, string> =>
  Object.fromEntries(
    files.map((file) => [
      `phrases/${file.slug}.ts`,
      moduleOf(
        ...writeEach(
          file,
          report,
          (key, sign) =>
            `/** ${sign.finds} */\nexport const ${toConstantName(key)} = ${writeExpression(sign)};`,
        ),
      ),
    ]),
  );
