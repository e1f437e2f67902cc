import { literal, moduleOf, Text, type Entry, type Report } from '@aura/content-tools';
import { findOccupationById } from '@aura/shared-career';
import * as v from 'valibot';

const Expression = v.pipe(
  v.string(),
  v.regex(
    /^(?=.*[a-z0-9])[a-z0-9][a-z0-9 .,%/_-]*(?:[a-z]{2}\*)?$/u,
    'minúsculas sem acento; "*" deixa o fim aberto, depois de três letras ou mais',
  ),
);
const Alternatives = v.pipe(
  v.array(Expression),
  v.minLength(1),
  v.check((words) => new Set(words).size === words.length, 'uma expressão está duas vezes'),
);
const Words = v.pipe(
  v.array(Alternatives),
  v.minLength(1),
  v.description('Listas de alternativas: de cada lista, uma tem de aparecer na resposta.'),
);

const PointSchema = v.strictObject({
  says: v.pipe(
    Text,
    v.maxLength(160),
    v.description('O que uma resposta certa diz, em uma frase sem ponto final.'),
  ),
  words: Words,
});

const WrongSchema = v.strictObject({
  says: v.pipe(Text, v.maxLength(120), v.description('A ideia errada, como alguém a diria.')),
  words: Words,
  unless: v.exactOptional(
    v.pipe(
      Alternatives,
      v.description('Expressões que, na mesma frase, mostram que se quis dizer outra coisa.'),
    ),
  ),
  instead: v.pipe(Text, v.regex(/[.]$/u, 'termina com ponto'), v.description('O que a fonte diz.')),
});

/** Questions of a trade whose answers can be right or wrong; the file is named after the occupation's id. */
export const TechnicalFileSchema = v.strictObject({
  questions: v.pipe(
    v.array(
      v.strictObject({
        id: v.pipe(
          v.string(),
          v.regex(/^[a-z0-9-]{4,40}$/u, 'de 4 a 40 letras minúsculas sem acento, algarismos e hifens'),
          v.description(
            'A profissão e um número; não muda mais: as respostas das pessoas são guardadas com ele.',
          ),
        ),
        text: v.pipe(Text, v.regex(/[.?]$/u, 'termina com ponto ou interrogação'), v.maxLength(220)),
        source: v.pipe(
          Text,
          v.description('A norma, o livro ou a documentação que decide se a resposta está certa.'),
        ),
        points: v.pipe(v.array(PointSchema), v.minLength(2), v.maxLength(6)),
        wrong: v.exactOptional(v.pipe(v.array(WrongSchema), v.minLength(1))),
      }),
    ),
    v.minLength(3),
  ),
});

type TechnicalFile = Entry<v.InferOutput<typeof TechnicalFileSchema>>;

/** The module of the technical questions; trades that the taxonomy does not know and ids of another trade are reported. */
export function writeTechnicalModule(files: readonly TechnicalFile[], report: Report): string {
  const seen = new Set<string>();
  for (const file of files) {
    if (!findOccupationById(file.slug)) report(file, null, `não há profissão "${file.slug}" na taxonomia`);
    for (const [at, { id }] of file.data.questions.entries()) {
      if (!id.startsWith(`${file.slug}-`))
        report(file, ['questions', at, 'id'], `"${id}" não começa com "${file.slug}-"`);
      if (seen.has(id)) report(file, ['questions', at, 'id'], `"${id}" já existe`);
      seen.add(id);
    }
  }
  return moduleOf(
    `import type { TechnicalQuestion } from '../technical/expected.ts';`,
    `export const TECHNICAL: Readonly<Record<string, readonly TechnicalQuestion[]>> = ${literal(
      Object.fromEntries(
        files.map(({ slug, data }) => [
          slug,
          data.questions.map((one) => ({ ...one, wrong: one.wrong ?? [] })),
        ]),
      ),
    )};`,
  );
}
