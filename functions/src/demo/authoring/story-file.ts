import { literal, moduleOf, type Entry, type Report, Text } from '@aura/content-tools';
import {
  DiagnosisAnswersSchema,
  GoalSchema,
  INTERVIEW_LIMITS,
  InterviewKindSchema,
  JobStageSchema,
} from '@aura/shared-domain';
import * as v from 'valibot';

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
const RESUMES = ['first', 'second'] as const;

const When = { daysAgo: v.pipe(Count, v.description('Quantos dias antes da primeira execução')) };
const OfResume = { resume: v.pipe(v.picklist(RESUMES), v.description('Com que currículo')) };

/** What a person does on the platform. */
const DeedSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('diagnosis'), ...When, ...OfResume }),
  v.strictObject({ kind: v.literal('optimiser'), ...When, ...OfResume }),
  v.strictObject({
    kind: v.literal('lesson'),
    ...When,
    lesson: Text,
    wrong: v.pipe(Count, v.description('Quantas das primeiras perguntas saem erradas')),
  }),
  v.strictObject({ kind: v.literal('interview'), ...When, interview: InterviewKindSchema }),
  v.strictObject({ kind: v.literal('jobs'), ...When, words: Text, count: Count }),
  v.strictObject({
    kind: v.literal('stage'),
    ...When,
    job: v.pipe(Count, v.description('A vaga, pela ordem em que foi guardada')),
    stage: JobStageSchema,
    notes: v.exactOptional(Text),
    nextStep: v.exactOptional(v.pipe(Text, v.description('Marcado para dois dias depois de hoje'))),
  }),
]);
export type Deed = v.InferOutput<typeof DeedSchema>;

/** A made-up person's life on the platform. */
export const StoryFileSchema = v.strictObject({
  goal: GoalSchema,
  ...v.pick(DiagnosisAnswersSchema, ['hiddenExperiences', 'selfRatings', 'context']).entries,
  interests: v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5))),
  anchors: v.record(v.string(), v.picklist(['a', 'b'])),
  answers: v.pipe(
    v.array(Text),
    v.minLength(INTERVIEW_LIMITS.questions.minimum),
    v.maxLength(INTERVIEW_LIMITS.questions.maximum),
    v.description('As da pessoa em cada simulação, na ordem das perguntas'),
  ),
  resumes: v.strictObject({ first: Text, second: Text }),
  deeds: v.array(DeedSchema),
});
export type Story = v.InferOutput<typeof StoryFileSchema>;

/** The module of the stories, which are told from the oldest deed on. */
export function writeStoryModule(files: readonly Entry<Story>[], report: Report): string {
  return moduleOf(
    `import type { Story } from '../demo/authoring/story-file.ts';`,
    ...files.map((file) => {
      const days = file.data.deeds.map(({ daysAgo }) => daysAgo);
      if (days.join() !== days.toSorted((a, b) => b - a).join())
        report(file, ['deeds'], 'do mais antigo para o mais novo');
      return `export const ${file.slug.toUpperCase()}: Story = ${literal(file.data)};`;
    }),
  );
}
