import { literal, moduleOf, type Entry } from '@aura/content-tools';
import * as v from 'valibot';
import { Text } from './fields.ts';
import { LineSchema, NextStepSchema, OptionsSchema } from './plays.ts';

const Words = (about: string) => v.pipe(Text, v.description(about));

/** Word lists of router and search: `content/words.yaml`. */
export const WordFileSchema = v.strictObject({
  meanings: v.pipe(
    v.record(v.string(), Text),
    v.description(
      'Palavras por sentido, sem acento: começos de palavras, ou palavras inteiras com um ponto no fim.',
    ),
  ),
  bare: Words('Saudações, agradecimentos e pedidos de ajuda que não dizem o assunto.'),
  languages: v.pipe(
    v.strictObject({ pt: Text, en: Text, es: Text }),
    v.description('Palavras que mostram a língua de uma mensagem curta.'),
  ),
  unimportant: Words('Palavras que não dizem de que se trata.'),
  goingOn: Words('Palavras com que uma pergunta continua sem dizer sobre o quê.'),
});

/** Texts of answers besides plays: `content/answers.yaml`. */
export const AnswerFileSchema = v.strictObject({
  anyFact: v.pipe(
    LineSchema,
    v.description(
      'O que foi levado em conta, quando o conselho não cita nenhum fato; o de mais peso primeiro.',
    ),
  ),
  deeper: v.pipe(
    v.strictObject({ beyond: Text, options: OptionsSchema, nextStep: NextStepSchema, question: Text }),
    v.description('O mesmo conselho um nível mais fundo.'),
  ),
});

/** The module of word lists. */
export const writeWordModules = (
  files: readonly Entry<v.InferOutput<typeof WordFileSchema>>[],
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    files.map(({ data }) => [
      'words.ts',
      moduleOf(
        `export const MEANINGS: Readonly<Record<string, string>> = ${literal(data.meanings)};`,
        `export const BARE_WORDS = ${literal(data.bare)};`,
        `export const LANGUAGE_WORDS = ${literal(data.languages)} as const;`,
        `export const UNIMPORTANT_WORDS = ${literal(data.unimportant)};`,
        `export const GOING_ON_WORDS = ${literal(data.goingOn)};`,
      ),
    ]),
  );

/** The module with the texts of answers besides plays. */
export const writeAnswerModules = (
  files: readonly Entry<v.InferOutput<typeof AnswerFileSchema>>[],
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    files.map(({ data: { anyFact, deeper } }) => [
      'answers.ts',
      moduleOf(
        `import type { Line, Play } from '../library/play.ts';`,
        `/** What an answer says it took into account where its own words name nothing of what is known. */`,
        `export const ANY_FACT: Line = ${literal(anyFact)};`,
        `export const BEYOND = ${literal(deeper.beyond)};`,
        `export const DEEPER: Pick<Play, 'options' | 'nextStep' | 'question'> =`,
        `${literal({ options: deeper.options, nextStep: deeper.nextStep, question: deeper.question })};`,
      ),
    ]),
  );
