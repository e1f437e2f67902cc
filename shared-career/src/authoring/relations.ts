import { type Entry, literal, moduleOf, type Report } from '@aura/content-tools';
import * as v from 'valibot';

const PATTERN = /^[a-z0-9%][a-z0-9*%$./+&: -]*$/u;
/** An open word is looked up by its first three letters. */
const isTooOpen = (pattern: string): boolean =>
  pattern.split(' ').every((word) => word === '*' || /^.{0,2}\*$/u.test(word));

/** A list with semicolons between patterns, as an array of them. */
const PatternsSchema = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .split(';')
      .map((pattern) => pattern.trim().replaceAll(/\s+/gu, ' '))
      .filter((pattern) => pattern !== ''),
  ),
  v.check((patterns) => patterns.length > 0, 'Faltam palavras.'),
  v.check(
    (patterns) => patterns.every((pattern) => PATTERN.test(pattern)),
    'Palavras em minúsculas e sem acento, separadas por espaço, com ponto e vírgula entre uma expressão e outra; * no fim de uma palavra a deixa aberta.',
  ),
  v.check(
    (patterns) => !patterns.some((pattern) => isTooOpen(pattern)),
    'Uma palavra aberta precisa de três letras ou mais antes do *.',
  ),
);

/** A file of relations between what ads ask for and how CVs tell it: a field of trades. */
export const RelationFileSchema = v.array(
  v.strictObject({
    asked: v.pipe(
      PatternsSchema,
      v.description(
        'Como uma vaga chama isso: nomes da mesma coisa, com ponto e vírgula entre eles. Cada um vale também como prova dos outros',
      ),
    ),
    shown: v.pipe(
      PatternsSchema,
      v.description(
        'Como um currículo conta isso: palavras que estão juntas em uma linha, em qualquer ordem. O mais amplo não prova o mais estreito',
      ),
    ),
    source: v.pipe(
      v.string(),
      v.trim(),
      v.minLength(5, 'Diga de onde vem: uma norma, a CBO, um conselho, o uso do ofício.'),
      v.maxLength(100, 'Diga em até 100 letras de onde vem.'),
      v.description('De onde se sabe: ocupação da CBO, norma, resolução de um conselho, uso do ofício'),
    ),
  }),
);
export type RelationFile = v.InferOutput<typeof RelationFileSchema>;

/** The module of the relations. A requirement may be in one relation only; a second one is reported. */
export function writeRelationsModule(files: readonly Entry<RelationFile>[], report: Report): string {
  const owner = new Map<string, string>();
  for (const file of files)
    for (const [at, { asked }] of file.data.entries())
      for (const pattern of asked) {
        const before = owner.get(pattern);
        if (before !== undefined)
          report(file, [at, 'asked'], `"${pattern}" já é pedido em ${before}: junte as duas relações`);
        owner.set(pattern, file.slug);
      }
  const rows = files
    .flatMap(({ data }) => data)
    .map(({ asked, shown }) => `${asked.join(';')}|${shown.filter((one) => !asked.includes(one)).join(';')}`);
  return moduleOf(
    '/** One relation a row: how ads name it, a bar, how CVs tell it. */',
    `export const RELATIONS = ${literal(rows)} as const;`,
  );
}
