import { literal, moduleOf, ofEach, Text, WordList, type Entry, type Report } from '@aura/content-tools';
import { AnswerDimensionSchema, GapToFillSchema, ShapeSchema } from '@aura/shared-domain';
import * as v from 'valibot';
import type { FollowUpTemplate } from '../follow-up/follow-up-template.ts';
import type { Frame, FrameName } from '../stronger/frame.ts';

const OCCASIONS = [
  'situation',
  'task',
  'action',
  'result',
  'reflection',
  'resultNumber',
  'ownPart',
  'numbers',
  'names',
  'time',
  'details',
  'short',
  'long',
  'fillers',
] as const satisfies readonly FollowUpTemplate['when'][];

const FollowUp = v.strictObject({
  when: v.exactOptional(
    v.pipe(v.picklist(OCCASIONS), v.description('O que tem de faltar; sem isto, cabe sempre.')),
  ),
  shapes: v.exactOptional(
    v.pipe(v.array(ShapeSchema), v.description('Formas de resposta; sem isto, todas.')),
  ),
  pt: Text,
  en: Text,
  why: v.pipe(Text, v.description('O que a análise não encontrou; sempre em português.')),
});

/** What is asked next where a dimension came out lowest. */
export const FollowUpsSchema = v.strictObject(
  ofEach(AnswerDimensionSchema.options, v.pipe(v.array(FollowUp), v.minLength(1))),
);

const FRAME_NAMES = [
  'situation',
  'task',
  'deadline',
  'action',
  'ownPart',
  'result',
  'numbers',
  'reflection',
] as const satisfies readonly FrameName[];

const FrameSchema: v.GenericSchema<unknown, Frame> = v.strictObject({
  pt: v.pipe(Text, v.description('Uma frase que nada afirma; cada lacuna entre colchetes.')),
  en: Text,
  asks: v.pipe(
    v.array(v.strictObject({ kind: GapToFillSchema.entries.kind, question: Text })),
    v.description('Uma pergunta para cada lacuna, na ordem do texto; sempre em português.'),
  ),
});

/** Sentences with gaps that complete an answer, by its shape. */
export const FramesSchema = v.strictObject(
  ofEach(ShapeSchema.options, v.strictObject(ofEach(FRAME_NAMES, v.exactOptional(FrameSchema)))),
);

const WeakWords = v.array(
  v.strictObject({
    word: Text,
    also: v.exactOptional(v.pipe(WordList, v.description('Outras formas, sem acentos.'))),
    from: v.pipe(v.number(), v.integer(), v.minValue(1), v.description('A partir de quantas vezes se diz.')),
    instead: v.pipe(Text, v.description('O que dizer em vez disso; sempre em português.')),
  }),
);

/** Words worth replacing, by the language of the answer. */
export const WeakWordsSchema = v.strictObject({ pt: WeakWords, en: WeakWords });

interface Files {
  readonly followUps: readonly Entry<v.InferOutput<typeof FollowUpsSchema>>[];
  readonly frames: readonly Entry<v.InferOutput<typeof FramesSchema>>[];
  readonly weakWords: readonly Entry<v.InferOutput<typeof WeakWordsSchema>>[];
}

function checkFeedback({ followUps, frames }: Files, report: Report): void {
  for (const file of followUps)
    for (const [dimension, templates] of Object.entries(file.data)) {
      const last = templates.at(-1);
      if (last?.when !== undefined || last?.shapes !== undefined)
        report(
          file,
          [dimension, templates.length - 1],
          'a última da lista cabe sempre: sem when e sem shapes',
        );
    }
  for (const file of frames)
    for (const [shape, byName] of Object.entries(file.data))
      for (const [name, frame] of Object.entries(byName))
        for (const language of ['pt', 'en'] as const) {
          const gaps = frame?.[language].match(/\[[^\]]+\]/gu)?.length ?? 0;
          if (frame && gaps !== frame.asks.length)
            report(file, [shape, name, language], `há ${gaps} lacunas para ${frame.asks.length} perguntas`);
        }
}

/** The feedback after an answer: one module per list. */
export function writeFeedbackModules(files: Files, report: Report): Readonly<Record<string, string>> {
  checkFeedback(files, report);
  return {
    'follow-ups.ts': moduleOf(
      `import type { AnswerDimension } from '@aura/shared-domain';`,
      `import type { FollowUpTemplate } from '../follow-up/follow-up-template.ts';`,
      ...files.followUps.map(
        ({ data }) =>
          `export const FOLLOW_UPS: Readonly<Record<AnswerDimension, readonly FollowUpTemplate[]>> = ${literal(data)};`,
      ),
    ),
    'frames.ts': moduleOf(
      `import type { Shape } from '@aura/shared-domain';`,
      `import type { Frame, FrameName } from '../stronger/frame.ts';`,
      ...files.frames.map(
        ({ data }) =>
          `export const FRAMES: Readonly<Record<Shape, Readonly<Partial<Record<FrameName, Frame>>>>> = ${literal(data)};`,
      ),
    ),
    'weak-words.ts': moduleOf(
      `import type { WeakWord } from '../report/weak-word.ts';`,
      ...files.weakWords.map(({ data }) => {
        const rows = (['pt', 'en'] as const).map((language) => [
          language,
          data[language].map(({ word, also = [], ...rest }) => ({ word, forms: [word, ...also], ...rest })),
        ]);
        return `export const WEAK_WORDS: Readonly<Record<'pt' | 'en', readonly WeakWord[]>> = ${literal(Object.fromEntries(rows))};`;
      }),
    ),
  };
}
