import { literal, moduleOf, ofEach, Text, type Entry } from '@aura/content-tools';
import { PassagePartSchema, ShapeSchema } from '@aura/shared-domain';
import * as v from 'valibot';

const ofEveryShape = v.strictObject(ofEach(ShapeSchema.options, Text));
const part = {
  good: Text,
  missing: Text,
  action: v.pipe(Text, v.description('O que fazer')),
};
const Part = v.strictObject({ ...part, few: v.pipe(Text, v.description('Quando se encontrou pouco')) });
const Detail = v.strictObject({
  name: v.pipe(Text, v.description('Depois de “Não encontrei”')),
  action: Text,
});

/** Texts about the marks of an answer. */
export const ScoringSchema = v.strictObject({
  anchors: v.pipe(
    v.strictObject(ofEach(ShapeSchema.options, v.pipe(v.array(Text), v.length(5)))),
    v.description('Os cinco degraus da escala, do mais baixo ao mais alto'),
  ),
  withoutResult: v.pipe(
    v.strictObject(ofEach(ShapeSchema.options, v.strictObject({ fourth: Text, fifth: Text }))),
    v.description('Os dois degraus mais altos de uma resposta sem resultado, ou sem um resultado medido'),
  ),
  heldDown: v.pipe(
    v.strictObject(
      ofEach(
        [
          'rude',
          'english',
          'unknowing',
          'generic',
          'offTopic',
          'untold',
          'uneventful',
          'besideClaim',
          'vague',
        ],
        Text,
      ),
    ),
    v.description('O que segura uma resposta embaixo, sejam quais forem as suas partes'),
  ),
  unknowing: v.pipe(
    v.strictObject({
      worked: Text,
      why: v.pipe(Text, v.description('Por que se pergunta mais uma vez')),
      ...ofEach(ShapeSchema.options, v.strictObject({ improve: Text, pt: Text, en: Text })),
    }),
    v.description('O que se diz a quem admite que não sabe, e o que se pergunta em seguida'),
  ),
  partNames: v.strictObject(
    ofEach(['story', 'plan'], v.strictObject(ofEach(PassagePartSchema.options, Text))),
  ),
  structure: v.strictObject({
    how: v.strictObject(ofEach(['story', 'plan'], Text)),
    actions: v.strictObject(
      ofEach(['story', 'plan'], v.strictObject(ofEach(['situation', 'task', 'action', 'result'], Text))),
    ),
  }),
  presentation: v.strictObject({
    how: Text,
    opening: v.strictObject(part),
    ...ofEach(['proof', 'direction'], Part),
  }),
  result: v.strictObject(ofEach(['how', 'missing', 'noLesson', 'addLesson'], ofEveryShape)),
  details: v.strictObject(ofEach(['numbers', 'names', 'timeMarks'], Detail)),
});

const Claiming = v.pipe(Text, v.includes('{claim}', 'falta {claim}, o que se cita'));

/** Questions based on the person's CV and the ad. */
export const OwnQuestionsSchema = v.strictObject(
  ofEach(
    ['strongest', 'weakest', 'required', 'goal'],
    v.strictObject({
      pt: Claiming,
      en: Claiming,
      evaluates: v.pipe(Text, v.description('O que quem entrevista quer saber; sempre em português')),
    }),
  ),
);

/** The modules of the texts about marks, and of individual questions. */
export const writeScoringModules = (files: {
  readonly scoring: readonly Entry<v.InferOutput<typeof ScoringSchema>>[];
  readonly ownQuestions: readonly Entry<v.InferOutput<typeof OwnQuestionsSchema>>[];
}): Readonly<Record<string, string>> => ({
  'scoring-texts.ts': moduleOf(
    `import type { Shape } from '@aura/shared-domain';`,
    ...files.scoring.flatMap(({ data }) => [
      `export const ANCHORS: Readonly<Record<Shape, readonly string[]>> = ${literal(data.anchors)};`,
      `export const WITHOUT_RESULT = ${literal(data.withoutResult)} as const;`,
      `export const HELD_DOWN: Readonly<Record<string, string>> = ${literal(data.heldDown)};`,
      `export const UNKNOWING_TEXTS = ${literal(data.unknowing)} as const;`,
      `export const PART_NAMES = ${literal(data.partNames)} as const;`,
      `export const STRUCTURE_TEXTS = ${literal(data.structure)} as const;`,
      `export const PRESENTATION_TEXTS = ${literal(data.presentation)} as const;`,
      `export const RESULT_TEXTS = ${literal(data.result)} as const;`,
      `export const DETAIL_TEXTS = ${literal(data.details)} as const;`,
    ]),
  ),
  'own-questions.ts': moduleOf(
    ...files.ownQuestions.map(({ data }) => `export const OWN_QUESTIONS = ${literal(data)} as const;`),
  ),
});
