import { literal, moduleOf, Text, WordList, type Entry, type Report } from '@aura/content-tools';
import { ShapeSchema, SpeechSchema, TopicSchema } from '@aura/shared-domain';
import * as v from 'valibot';

/** Made-up answers to questions of the bank, which the tests of relevance read. */
export const ToldFileSchema = v.array(
  v.strictObject({
    question: v.pipe(Text, v.description('Uma pergunta do banco')),
    role: v.pipe(Text, v.description('O cargo para que a pessoa treina')),
    text: Text,
  }),
);

/** Made-up answers with what an experienced interviewer would say of them, which the tests of the analysis read. */
export const JudgedFileSchema = v.strictObject({
  questions: v.record(
    v.string(),
    v.strictObject({
      topic: TopicSchema,
      text: Text,
      shape: v.optional(ShapeSchema, 'story'),
      language: v.optional(v.picklist(['pt', 'en']), 'pt'),
      words: v.optional(v.pipe(WordList, v.description('Palavras que respostas a ela costumam ter'))),
    }),
  ),
  answers: v.array(
    v.strictObject({
      id: Text,
      question: v.pipe(Text, v.description('Uma das perguntas acima')),
      judged: v.pipe(
        v.picklist([1, 2, 3, 4, 5]),
        v.description('De 1, nada a que se segurar, a 5, convincente'),
      ),
      speech: v.optional(v.nullable(SpeechSchema), null),
      text: v.pipe(Text, v.description('O que foi dito é escrito como o reconhecimento de fala: sem pontos')),
    }),
  ),
});

type Told = readonly Entry<v.InferOutput<typeof ToldFileSchema>>[];

/** The modules of answers that only tests read. */
export function writeSampleModules(
  files: {
    readonly genuine: Told;
    readonly offTopic: Told;
    readonly judged: readonly Entry<v.InferOutput<typeof JudgedFileSchema>>[];
  },
  report: Report,
): Readonly<Record<string, string>> {
  const told = (entries: Told): string =>
    literal(
      entries.flatMap(({ data }) =>
        data.map(({ question, role, text }) => ({ questionId: question, role, text })),
      ),
    );
  const judged = files.judged.flatMap((file) =>
    file.data.answers.map(({ question: key, ...answer }, at) => {
      const question = file.data.questions[key];
      if (!question) report(file, ['answers', at, 'question'], `não há uma pergunta ${key} acima`);
      return {
        ...answer,
        question: {
          level: null,
          evaluates: '',
          strongSigns: [],
          weakSigns: [],
          words: [],
          followUps: {},
          ...question,
          id: `f-${key}`,
        },
      };
    }),
  );
  return {
    'samples/told.ts': moduleOf(
      `/** An answer of somebody who trains for a role. */`,
      `export type Told = Readonly<Record<'questionId' | 'role' | 'text', string>>;`,
      `/** Answers to the point, short and in plain words, written without a look at the lists of words. */`,
      `export const GENUINE: readonly Told[] = ${told(files.genuine)};`,
      `/** Answers about something else, memorised answers to another question among them. */`,
      `export const OFF_TOPIC: readonly Told[] = ${told(files.offTopic)};`,
    ),
    'samples/judged.ts': moduleOf(
      `import type { InterviewQuestion, Speech } from '@aura/shared-domain';`,
      `/** An answer, and what an experienced interviewer would say of it. */`,
      `export interface JudgedAnswer { readonly id: string; readonly question: InterviewQuestion;`,
      `  readonly judged: 1 | 2 | 3 | 4 | 5; readonly text: string; readonly speech: Speech | null }`,
      `export const JUDGED: readonly JudgedAnswer[] = ${literal(judged)};`,
    ),
  };
}
