import { literal, moduleOf, type Entry, type Report } from '@aura/content-tools';
import { AsideReasonSchema, MentorIntentSchema, type MentorIntent } from '@aura/shared-domain';
import * as v from 'valibot';
import type { BlindMessage, EvaluationMessage } from '../router/message.ts';
import { Messages, Order, sortByOrder, Text } from './fields.ts';

/** Examples for the router: `content/router/exemplars/SUBJECT.yaml`, a list of messages. */
export const ExemplarFileSchema = Messages;

/** Evaluation messages, which the router never learns from: `content/router/evaluation/NAME.yaml`. */
export const EvaluationFileSchema = v.strictObject({
  set: v.picklist(['first', 'harder', 'fresh']),
  order: Order,
  groups: v.array(
    v.strictObject({
      expected: v.picklist([...MentorIntentSchema.options, ...AsideReasonSchema.options]),
      after: v.optional(v.pipe(MentorIntentSchema, v.description('Assunto da resposta anterior.'))),
      messages: Messages,
    }),
  ),
});

/** Messages by an author who had not seen the router: `content/router/blind/NAME.yaml`. */
export const BlindFileSchema = v.strictObject({
  order: Order,
  groups: v.array(
    v.strictObject({
      intents: v.pipe(
        v.array(v.picklist([...MentorIntentSchema.options, 'outside'])),
        v.minLength(1),
        v.description('Todos os assuntos sob os quais um bom mentor poderia responder.'),
      ),
      messages: Messages,
    }),
  ),
});

const PatternSchema = v.pipe(
  v.string(),
  v.minLength(3),
  v.check(isPattern, ({ input }) => `${input} não é uma expressão regular`),
  v.description('Expressão regular do JavaScript, em texto sem acento e em minúsculas'),
);
const KeywordsSchema = v.pipe(
  v.array(
    v.strictObject({ weight: v.pipe(v.number(), v.minValue(0.05), v.maxValue(1)), pattern: PatternSchema }),
  ),
  v.minLength(1),
);
/** What in a message speaks for a class, and how strongly: `content/router/keywords.yaml`. */
export const KeywordFileSchema = v.strictObject(
  Object.fromEntries(
    [...MentorIntentSchema.options, 'outside'].map((name) => [name, KeywordsSchema]),
  ) as Record<MentorIntent | 'outside', typeof KeywordsSchema>,
);

function isPattern(source: string): boolean {
  try {
    return new RegExp(source, 'u').source === source;
  } catch {
    return false;
  }
}

/** The module of the router's keywords: a pattern and its weight. */
export const writeKeywordModules = (
  files: readonly Entry<v.InferOutput<typeof KeywordFileSchema>>[],
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    files.map(({ data }) => [
      'keywords.ts',
      moduleOf(
        `import type { MentorIntent } from '@aura/shared-domain';`,
        `export const KEYWORDS: Readonly<Record<MentorIntent | 'outside', readonly (readonly [RegExp, number])[]>> = {`,
        ...Object.entries(data).map(
          ([name, keywords]) =>
            `  ${name}: [${keywords.map(({ pattern, weight }) => `[/${pattern}/u, ${weight}]`).join(', ')}],`,
        ),
        `};`,
      ),
    ]),
  );

const AsideSchema = v.strictObject({ text: Text, suggestions: v.array(Text) });
/** Replies without advice: `content/asides.yaml`. */
export const AsideFileSchema = v.strictObject({
  asides: v.strictObject({
    outside: AsideSchema,
    unreadable: AsideSchema,
    otherLanguage: AsideSchema,
    unclear: v.strictObject({ text: Text }),
  }),
  afterHelp: v.pipe(
    Text,
    v.description('A quem pergunta “e agora?” logo depois de uma resposta fixa a um perigo.'),
  ),
  afterHarassment: v.pipe(
    Text,
    v.description('A quem conta mais, em poucas palavras, logo depois da resposta fixa ao assédio.'),
  ),
  courtesies: v.pipe(
    v.array(v.strictObject({ words: v.array(v.pipe(v.string(), v.regex(/^[a-z]+$/u))), text: Text })),
    v.description('O que se diz a um agradecimento ou cumprimento; o primeiro que tem uma das palavras.'),
  ),
  questions: v.pipe(
    v.strictObject(
      Object.fromEntries(MentorIntentSchema.options.map((intent) => [intent, Text])) as Record<
        MentorIntent,
        typeof Text
      >,
    ),
    v.description('Uma pergunta que representa cada assunto.'),
  ),
  firstQuestions: v.pipe(
    v.array(MentorIntentSchema),
    v.description('Assuntos oferecidos quando a mensagem não diz nada.'),
  ),
});

type Exemplars = Entry<v.InferOutput<typeof ExemplarFileSchema>>;
type Evaluation = Entry<v.InferOutput<typeof EvaluationFileSchema>>;
type Blind = Entry<v.InferOutput<typeof BlindFileSchema>>;
type Asides = Entry<v.InferOutput<typeof AsideFileSchema>>;

const CLASSES = [...MentorIntentSchema.options, 'outside', 'unclear'] as const;

/** The module with the router's examples. */
export function writeExemplarModules(
  files: readonly Exemplars[],
  report: Report,
): Readonly<Record<string, string>> {
  for (const file of files)
    if (!CLASSES.some((name) => name === file.slug))
      report(file, null, `o nome do arquivo é um assunto: ${CLASSES.join(', ')}`);
  const messages = (name: (typeof CLASSES)[number]) => files.find(({ slug }) => slug === name)?.data ?? [];
  const byIntent = MentorIntentSchema.options.map((intent) => [intent, messages(intent)] as const);
  return {
    'exemplars.ts': moduleOf(
      `import type { MentorIntent } from '@aura/shared-domain';`,
      `/** Messages as people send them, by what they are about. */`,
      `export const EXEMPLARS: Readonly<Record<MentorIntent, readonly string[]>> =`,
      `${literal(Object.fromEntries(byIntent))};`,
      `/** Messages that are no matter of a career. */`,
      `export const OUTSIDE_EXEMPLARS: readonly string[] = ${literal(messages('outside'))};`,
      `/** Messages that do not say what they are about. */`,
      `export const UNCLEAR_EXEMPLARS: readonly string[] = ${literal(messages('unclear'))};`,
    ),
  };
}

/** The modules with the router's evaluation messages. */
export function writeEvaluationModules(
  evaluation: readonly Evaluation[],
  blind: readonly Blind[],
): Readonly<Record<string, string>> {
  const all = sortByOrder(evaluation);
  const ofSet = (set: Evaluation['data']['set']): readonly EvaluationMessage[] =>
    all
      .filter(({ data }) => data.set === set)
      .flatMap(({ data }) => data.groups)
      .flatMap(({ expected, after, messages }) =>
        messages.map((text) => ({ text, expected, lastIntent: after ?? null })),
      );
  const unseen: readonly BlindMessage[] = sortByOrder(blind)
    .flatMap(({ data }) => data.groups)
    .flatMap(({ intents, messages }) => messages.map((text) => ({ text, intents })));
  return {
    'router-evaluation.ts': moduleOf(
      `import type { BlindMessage, EvaluationMessage } from '../router/message.ts';`,
      `export const ROUTER_EVALUATION: Readonly<Record<'first' | 'harder' | 'fresh', readonly EvaluationMessage[]>> =`,
      `${literal({ first: ofSet('first'), harder: ofSet('harder'), fresh: ofSet('fresh') })};`,
      `export const BLIND_MESSAGES: readonly BlindMessage[] = ${literal(unseen)};`,
    ),
  };
}

/** The module of replies without advice. */
export function writeAsideModules(files: readonly Asides[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    files.map(({ data: { asides, afterHelp, afterHarassment, courtesies, questions, firstQuestions } }) => {
      const { unclear, ...others } = asides;
      return [
        'asides.ts',
        moduleOf(
          `import type { AsideReason, MentorIntent } from '@aura/shared-domain';`,
          `interface Aside { readonly text: string; readonly suggestions: readonly string[] }`,
          `/** What stands in the place of advice; a message that gets it is not counted. */`,
          `export const ASIDES: Readonly<Record<Exclude<AsideReason, 'unclear'>, Aside>> = ${literal(others)};`,
          `export const UNCLEAR_TEXT = ${literal(unclear.text)};`,
          `/** What a page says to “e agora?” after a reply for danger. */`,
          `export const AFTER_HELP = ${literal(afterHelp)};`,
          `/** What a page says to who tells more after the reply for harassment. */`,
          `export const AFTER_HARASSMENT = ${literal(afterHarassment)};`,
          `export const COURTESIES: readonly { readonly words: readonly string[]; readonly text: string }[] = ${literal(courtesies)};`,
          `/** A question that stands for each intent. */`,
          `export const QUESTIONS: Readonly<Record<MentorIntent, string>> = ${literal(questions)};`,
          `/** What is asked where a message says nothing of its own. */`,
          `export const FIRST_QUESTIONS: readonly MentorIntent[] = ${literal(firstQuestions)};`,
        ),
      ];
    }),
  );
}
