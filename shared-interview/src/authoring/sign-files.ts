import { moduleOf, ofEach, type Entry, type Report } from '@aura/content-tools';
import { ShapeSchema } from '@aura/shared-domain';
import * as v from 'valibot';

const LANGUAGES = ['pt', 'en'] as const;

const Expressions = v.pipe(
  v.array(v.pipe(v.string(), v.minLength(1))),
  v.minLength(1),
  v.description('Palavras inteiras; cada uma é uma expressão regular do JavaScript'),
);
/** In folded text. */
const Folded = v.pipe(
  Expressions,
  v.check(
    (all) => all.every((one) => !/[\p{Lu}À-ɏ]/u.test(one.replaceAll(/\\p\{\p{L}+\}/gu, ''))),
    'só minúsculas sem acento',
  ),
);

const SignsSchema = v.strictObject({
  situation: v.pipe(Folded, v.description('Onde, quando e com quem; do plano, o que se procura entender')),
  task: v.pipe(Folded, v.description('O objetivo ou a responsabilidade; do plano, a prioridade')),
  action: v.pipe(Folded, v.description('Sequência e passos; de uma história, os verbos dizem mais')),
  result: v.exactOptional(
    v.pipe(Folded, v.description('O que vem depois é o resultado; sem isto, vale o da história')),
  ),
  perhapsResult: v.exactOptional(
    v.pipe(Folded, v.description('Leva a um resultado ou ao próximo passo; sem isto, vale o da história')),
  ),
  reflection: v.pipe(Folded, v.description('O que se aprendeu; do plano, riscos e alternativas')),
});

/** Phrases that show what a clause of an answer does, by the shape of the answer. */
export const SignsFileSchema = v.strictObject(
  ofEach(LANGUAGES, v.strictObject(ofEach(ShapeSchema.options, SignsSchema))),
);

const Outcomes = v.strictObject({
  change: v.pipe(Folded, v.description('Formas que contam uma mudança, de quem quer que seja')),
  gain: v.pipe(Folded, v.description('Formas que contam o que alguém ganhou')),
});

/** Forms that tell that something came of it. */
export const OutcomesSchema = v.strictObject({
  ...ofEach(LANGUAGES, Outcomes),
  platitudes: v.pipe(Folded, v.description('O que sempre dá certo não conta resultado nenhum')),
});

const FillerSchema = v.strictObject({
  word: v.pipe(v.string(), v.minLength(1), v.description('Como a pessoa a lê')),
  whole: v.exactOptional(
    v.pipe(v.literal(false), v.description('As bordas são só as de before e after, não as da palavra')),
  ),
  any: v.pipe(Expressions, v.description('Com acentos; maiúsculas e minúsculas são iguais')),
  before: v.exactOptional(v.pipe(v.string(), v.description('O que tem de vir antes, ou não pode'))),
  after: v.exactOptional(v.pipe(v.string(), v.description('O que tem de vir depois, ou não pode'))),
});

/** Words that fill a silence. */
export const FillersSchema = v.strictObject(ofEach(LANGUAGES, v.array(FillerSchema)));

const BEFORE = String.raw`(?<![\p{L}\p{N}])`;
const AFTER = String.raw`(?![\p{L}\p{N}])`;

type Data = v.InferOutput<typeof SignsFileSchema>;
type Files<Schema extends v.GenericSchema> = readonly Entry<v.InferOutput<Schema>>[];

/** An expression as code; an invalid one is reported with its place. */
function writeRegex(
  file: Pick<Entry<unknown>, 'file' | 'lineOf'>,
  path: readonly (string | number)[],
  { any, before = '', after = '', whole }: Omit<v.InferOutput<typeof FillerSchema>, 'word'>,
  flags: string,
  report: Report,
): string {
  for (const [at, one] of any.entries())
    try {
      RegExp(one, 'u');
    } catch (error) {
      report(file, [...path, at], error instanceof Error ? error.message : String(error));
      return 'null';
    }
  const edges = whole === false ? { left: '', right: '' } : { left: BEFORE, right: AFTER };
  return String(new RegExp(`${edges.left}${before}(?:${any.join('|')})${edges.right}${after}`, flags));
}

const record = (entries: readonly (readonly [string, string])[]): string =>
  `{\n${entries.map(([key, code]) => `${key}: ${code}`).join(',\n')}\n}`;

/** The modules of the words that identify parts of an answer, outcomes and fillers. */
export function signModules(
  files: {
    readonly signs: Files<typeof SignsFileSchema>;
    readonly outcomes: Files<typeof OutcomesSchema>;
    readonly fillers: Files<typeof FillersSchema>;
  },
  report: Report,
): Readonly<Record<string, string>> {
  const signsOf = (file: Entry<Data>, language: 'pt' | 'en', shape: keyof Data['pt']): string =>
    record(
      (['situation', 'task', 'action', 'result', 'perhapsResult', 'reflection'] as const).map((part) => {
        const any = file.data[language][shape][part];
        if (any === undefined && shape === 'story') report(file, [language, shape], `falta ${part}`);
        return [
          part,
          any === undefined
            ? `${language}Story.${part}`
            : writeRegex(file, [language, shape, part], { any }, 'gu', report),
        ];
      }),
    );
  return {
    'signs.ts': moduleOf(
      `import type { Shape } from '@aura/shared-domain';`,
      `import type { Outcomes, Signs } from '../reading/signs.ts';`,
      ...files.signs.flatMap((file) => [
        ...LANGUAGES.map(
          (language) => `const ${language}Story: Signs = ${signsOf(file, language, 'story')};`,
        ),
        `/** Signs by language and shape. */`,
        `export const SIGNS: Readonly<Record<'pt' | 'en', Readonly<Record<Shape, Signs>>>> = ${record(
          LANGUAGES.map((language) => [
            language,
            record([
              ['story', `${language}Story`],
              ['plan', signsOf(file, language, 'plan')],
              ['presentation', signsOf(file, language, 'presentation')],
            ]),
          ]),
        )};`,
      ]),
      ...files.outcomes.flatMap((file) => [
        `/** Outcomes by language. */`,
        `export const OUTCOMES: Readonly<Record<'pt' | 'en', Outcomes>> = ${record(
          LANGUAGES.map((language) => [
            language,
            record(
              (['change', 'gain'] as const).map((kind) => [
                kind,
                writeRegex(file, [language, kind], { any: file.data[language][kind] }, 'gu', report),
              ]),
            ),
          ]),
        )};`,
        `/** What always goes well tells of nothing that came of anything. */`,
        `export const PLATITUDES = ${writeRegex(file, ['platitudes'], { any: file.data.platitudes }, 'gu', report)};`,
      ]),
    ),
    'fillers.ts': moduleOf(
      ...files.fillers.map(
        (file) =>
          `export const FILLERS: Readonly<Record<'pt' | 'en', readonly { readonly word: string; readonly pattern: RegExp }[]>> = ${record(
            LANGUAGES.map((language) => [
              language,
              `[\n${file.data[language]
                .map(
                  (filler, at) =>
                    `{ word: ${JSON.stringify(filler.word)}, pattern: ${writeRegex(file, [language, at, 'any'], filler, 'giu', report)} },`,
                )
                .join('\n')}\n]`,
            ]),
          )};`,
      ),
    ),
  };
}
