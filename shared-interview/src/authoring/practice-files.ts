import { literal, moduleOf, Text, type Entry, type Report } from '@aura/content-tools';
import * as v from 'valibot';

const Id = v.pipe(v.string(), v.regex(/^[a-zA-Z0-9-]+$/u, 'só letras sem acento, algarismos e hifens'));

/** Laws and decisions that the training refers to. */
export const LawsSchema = v.strictObject({
  notice: v.pipe(Text, v.description('É mostrado onde quer que estes fatos apareçam.')),
  checkedOn: v.pipe(
    v.string(),
    v.isoDate(),
    v.description('O dia em que foram comparados com o que está publicado.'),
  ),
  laws: v.array(
    v.strictObject({
      id: Id,
      name: v.pipe(Text, v.description('Como se cita.')),
      where: v.pipe(Text, v.description('Que parte; de uma decisão, o número.')),
      content: v.pipe(Text, v.description('O que diz, em uma frase simples.')),
      address: v.pipe(v.string(), v.url('um endereço oficial, com https://')),
      check: v.pipe(
        v.union([v.picklist(['wording', 'accounts']), v.strictObject({ unverified: Text })]),
        v.description(
          'Com o que foi comparado: o texto (wording), relatos que concordam (accounts), ou por que não foi.',
        ),
      ),
    }),
  ),
});

/** Questions that have no place in an interview. */
export const UnlawfulQuestionsSchema = v.array(
  v.strictObject({
    id: Id,
    question: Text,
    why: v.pipe(Text, v.description('O que a lei diz, em palavras simples, e o que se pode perguntar.')),
    lawIds: v.pipe(v.array(Id), v.minLength(1), v.description('Ids de laws.yaml, a mais próxima primeiro.')),
    calmAnswer: v.pipe(
      Text,
      v.description('Não diz nada do que foi perguntado e leva a conversa para a vaga.'),
    ),
    ifInsists: Text,
  }),
);

type Laws = Entry<v.InferOutput<typeof LawsSchema>>;
type Questions = Entry<v.InferOutput<typeof UnlawfulQuestionsSchema>>;
type Check = Laws['data']['laws'][number]['check'];

const checkCode = (check: Check): string =>
  typeof check === 'string'
    ? `{ verified: true, against: '${check}', checkedOn: CHECKED_ON }`
    : literal({ verified: false, reason: check.unverified });

const writeFields = (fields: Readonly<Record<string, unknown>>): string =>
  Object.entries(fields)
    .map(([name, value]) => `${name}: ${literal(value)}`)
    .join(', ');

/** The modules of the training. Every law that a question names exists. */
export function writePracticeModules(
  laws: readonly Laws[],
  questions: readonly Questions[],
  report: Report,
): Readonly<Record<string, string>> {
  const known = laws.flatMap(({ data }) => data.laws.map(({ id }) => id));
  for (const file of questions)
    for (const [at, { lawIds }] of file.data.entries())
      for (const [nth, id] of lawIds.entries())
        if (!known.includes(id)) report(file, [at, 'lawIds', nth], `não há lei "${id}" em laws.yaml`);
  return {
    'laws.ts': moduleOf(
      `import type { LawFact } from '../practice/law.ts';`,
      ...laws.flatMap(({ data }) => [
        `export const CHECKED_ON = ${literal(data.checkedOn)};`,
        `export const LAW_NOTICE = ${literal(data.notice)};`,
        `export const LAWS = {`,
        ...data.laws.map(
          ({ id, check, ...law }) => `'${id}': { ${writeFields(law)}, check: ${checkCode(check)} },`,
        ),
        `} as const satisfies Readonly<Record<string, LawFact>>;`,
      ]),
    ),
    'unlawful-questions.ts': moduleOf(
      `import type { UnlawfulQuestion } from '../practice/unlawful-question.ts';`,
      `export const UNLAWFUL_QUESTIONS: readonly UnlawfulQuestion[] = ${literal(questions.flatMap(({ data }) => data))};`,
    ),
  };
}
