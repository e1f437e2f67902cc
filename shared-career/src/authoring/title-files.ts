import { type Entry, moduleOf, type Report } from '@aura/content-tools';
import * as v from 'valibot';
import { Names as ListedNames } from './taxonomy-files.ts';

const Name = v.pipe(v.string(), v.regex(/^[^\p{Lu},;|]+$/u, 'só minúsculas, sem vírgula nem barra'));
const NamesOrNone = v.union([
  v.pipe(
    v.literal(''),
    v.transform((): string[] => []),
  ),
  ListedNames,
]);

/** Names of one meaning a row: the one that all are rewritten to, others in Portuguese, and those in English. */
export const TitleNamesSchema = v.array(
  v.strictObject({ name: Name, same: NamesOrNone, english: NamesOrNone }),
);
type TitleNames = v.InferOutput<typeof TitleNamesSchema>;

/** Words that are near each other, from 0 to 1, each pair of a row alike. */
export const KinshipSchema = v.array(
  v.strictObject({
    similarity: v.pipe(
      v.string(),
      v.transform(Number),
      v.check((value) => value > 0 && value < 1, 'um número entre 0 e 1, com ponto: 0.45'),
    ),
    words: v.pipe(
      ListedNames,
      v.check((words) => words.length > 1, 'duas palavras ou mais'),
    ),
  }),
);
type Kinship = v.InferOutput<typeof KinshipSchema>;

const NAMES_OF_EXPORTS: Readonly<Record<string, string>> = {
  nouns: 'NOUNS',
  fields: 'FIELDS',
  'short-forms': 'SHORT_FORMS',
};

const writeRow = ({ name, same, english }: TitleNames[number]): string =>
  [[name, ...same], english]
    .map((names) => names.join(','))
    .join('|')
    .replace(/\|$/u, '');

/** The module of the names of jobs, a row a line. A meaning that two rows of a file have is reported, and so is a file that nothing reads. */
export function writeTitlesModule(
  files: readonly Entry<TitleNames>[],
  kinship: readonly Entry<Kinship>[],
  report: Report,
): string {
  const tables = files.map((file) => {
    const seen = new Set<string>();
    for (const [at, { name }] of file.data.entries()) {
      if (seen.has(name)) report(file, [at], `"${name}" já é o nome de outra linha`);
      seen.add(name);
    }
    const exported = NAMES_OF_EXPORTS[file.slug];
    if (exported === undefined) report(file, null, 'o nome do arquivo não é o de uma tabela conhecida');
    return `export const ${exported ?? 'UNKNOWN'} = ${JSON.stringify(file.data.map(writeRow).join('\n'))};`;
  });
  const pairs = kinship.flatMap(({ data }) =>
    data.map(({ similarity, words }) => `${similarity} ${words.join(',')}`),
  );
  return moduleOf(...tables, `export const KINSHIP = ${JSON.stringify(pairs.join('\n'))};`);
}
