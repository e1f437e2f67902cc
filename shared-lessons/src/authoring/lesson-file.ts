import * as v from 'valibot';
import type { Topic } from '../lesson.ts';

const TOPICS = [
  'cv',
  'linkedin',
  'jobs',
  'interview',
  'negotiation',
  'relations',
  'growth',
  'change',
  'learning',
  'planning',
  'trade',
] as const satisfies readonly Topic[];

/** Texts come in parcels: a reader needs few of them, and each parcel makes the entry larger that everybody loads. */
const PARCELS = [
  'cv',
  'growth',
  'talks',
  'digital',
  'health',
  'office',
  'people',
  'safety',
  'sales',
  'supply',
  'systems',
  'works',
] as const;

const Text = v.pipe(
  v.string(),
  v.nonEmpty(),
  v.check((text) => text === text.trim(), 'sem espaços antes e depois'),
);
const areUnique = (items: readonly unknown[]): boolean => new Set(items).size === items.length;
/** A list without repetition. */
const listOf = <const Schema extends v.GenericSchema<unknown, unknown>>(item: Schema, repeated: string) =>
  v.pipe(
    v.array(item),
    v.check((items) => areUnique(items), repeated),
  );
const Skill = v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/u));

const Id = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9-]{1,40}$/u, 'até 40 letras minúsculas sem acento, algarismos e hifens'),
  v.description('Nome da pergunta, que não muda mais: as respostas das pessoas são guardadas com ele.'),
);
const Explanation = v.pipe(
  v.string(),
  v.minLength(60),
  v.description('Por que a resposta certa é certa, e por que a outra tentadora não é.'),
);

const Choice = v.strictObject({
  id: Id,
  kind: v.picklist(['choice', 'case']),
  prompt: Text,
  options: v.pipe(
    v.array(Text),
    v.minLength(3),
    v.check((options) => areUnique(options.map((option) => option.toLowerCase())), 'há duas opções iguais'),
  ),
  right: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(1),
    v.description('Número da opção certa, contado a partir de 1.'),
  ),
  explanation: Explanation,
});

const QuestionSchema = v.variant('kind', [
  v.pipe(
    Choice,
    v.forward(
      v.partialCheck(
        [['options'], ['right']],
        ({ options, right }) => right <= options.length,
        'não há opção com esse número',
      ),
      ['right'],
    ),
  ),
  v.strictObject({
    id: Id,
    kind: v.literal('trueFalse'),
    prompt: Text,
    right: v.boolean(),
    explanation: Explanation,
  }),
  v.strictObject({
    id: Id,
    kind: v.literal('gap'),
    prompt: v.pipe(
      v.string(),
      v.check(
        (prompt) => prompt.match(/_+/gu)?.join(' ') === '____',
        'a lacuna é escrita uma vez, como ____',
      ),
    ),
    accepted: v.pipe(
      listOf(Text, 'há duas respostas iguais'),
      v.minLength(1),
      v.maxLength(3),
      v.description('O que conta como certo, a melhor resposta primeiro; maiúsculas e acentos não contam.'),
    ),
    explanation: Explanation,
  }),
]);

const SourceSchema = v.strictObject({
  title: Text,
  by: v.pipe(Text, v.description('Autora, autor ou instituição.')),
  year: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1800), v.maxValue(2100))),
  for: v.pipe(Text, v.description('O que a lição tira dela.')),
});

/** Front matter of a lesson. */
export const LessonFileSchema = v.strictObject({
  title: Text,
  description: Text,
  category: Text,
  minutes: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(1),
    v.description('Tempo de leitura; o texto deve caber nele.'),
  ),
  order: v.pipe(v.number(), v.integer(), v.description('Lugar na lista, do menor para o maior.')),
  parcel: v.pipe(v.picklist(PARCELS), v.description('Com quais textos este é baixado.')),
  topics: v.pipe(listOf(v.picklist(TOPICS), 'há dois assuntos iguais'), v.minLength(1)),
  skills: v.pipe(
    listOf(Skill, 'há duas competências iguais'),
    v.description('Identificadores de competências da taxonomia.'),
  ),
  article: v.exactOptional(
    v.pipe(v.string(), v.description('Artigo público cujo texto é o da lição; então não há texto abaixo.')),
  ),
  objectives: v.pipe(listOf(Text, 'há dois objetivos iguais'), v.minLength(3), v.maxLength(4)),
  application: v.strictObject({
    task: v.pipe(Text, v.description('O que fazer nesta semana, em uns quinze minutos.')),
    evidence: v.pipe(Text, v.description('Como saber que está feito.')),
  }),
  sources: v.pipe(
    v.array(SourceSchema),
    v.minLength(2),
    v.check((sources) => areUnique(sources.map(({ title }) => title)), 'há duas fontes com o mesmo título'),
  ),
  questions: v.pipe(
    v.array(QuestionSchema),
    v.minLength(5),
    v.check((questions) => areUnique(questions.map(({ id }) => id)), 'há duas perguntas com o mesmo id'),
    v.check(
      (questions) => new Set(questions.map(({ kind }) => kind)).size >= 3,
      'as perguntas devem ser de pelo menos três tipos (choice, case, trueFalse, gap)',
    ),
  ),
});

export type LessonFile = v.InferOutput<typeof LessonFileSchema>;
