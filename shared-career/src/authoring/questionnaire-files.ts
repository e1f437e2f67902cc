import { type Entry, literal, moduleOf, ofEach, type Report, Text } from '@aura/content-tools';
import {
  GoalSchema,
  HiddenExperienceSchema,
  LearningContextSchema,
  RIASEC_LETTERS,
} from '@aura/shared-domain';
import * as v from 'valibot';

const Id = v.pipe(Text, v.description('Guardado com as respostas: não muda mais'));
const Side = v.strictObject({ anchorId: Text, text: Text });

/** Career anchors, and the pairs of statements that identify them. */
export const AnchorsSchema = v.strictObject({
  anchors: v.array(v.strictObject({ id: Id, label: Text, description: Text })),
  pairs: v.array(v.strictObject({ id: Id, a: Side, b: Side })),
});

/** Activities to say of how much one would like them. */
export const InterestsSchema = v.strictObject({
  scale: v.pipe(v.array(Text), v.length(5), v.description('Do não ao sim')),
  letters: v.strictObject(
    ofEach(
      RIASEC_LETTERS,
      v.strictObject({
        label: Text,
        description: v.pipe(Text, v.description('Termina a frase “Você se interessa por…”')),
      }),
    ),
  ),
  statements: v.array(v.strictObject({ id: Id, letter: v.picklist(RIASEC_LETTERS), text: Text })),
});

const splitOptions = <const Value extends v.GenericSchema>(value: Value) =>
  v.array(v.strictObject({ value, label: Text, hint: v.optional(Text) }));

const { contract, horizonMonths, workModel } = GoalSchema.entries;

/** What there is to choose from in the other steps. */
export const OptionsSchema = v.strictObject({
  selfRating: splitOptions(v.picklist([0, 1, 2, 3, 4])),
  hiddenExperiences: splitOptions(HiddenExperienceSchema.entries.kind),
  horizons: splitOptions(horizonMonths),
  contracts: splitOptions(contract),
  workModels: splitOptions(workModel),
  budgets: splitOptions(LearningContextSchema.entries.budget),
  hoursPerWeek: splitOptions(v.pipe(v.number(), v.minValue(0), v.maxValue(40))),
});

type Files<Schema extends v.GenericSchema> = readonly Entry<v.InferOutput<Schema>>[];

/** The modules of the questionnaire, one for each of its files. */
export function writeQuestionnaireModules(
  files: {
    readonly anchors: Files<typeof AnchorsSchema>;
    readonly interests: Files<typeof InterestsSchema>;
    readonly options: Files<typeof OptionsSchema>;
  },
  report: Report,
): Readonly<Record<string, string>> {
  for (const file of files.anchors) {
    const known = new Set(file.data.anchors.map(({ id }) => id));
    for (const [at, pair] of file.data.pairs.entries())
      for (const side of ['a', 'b'] as const)
        if (!known.has(pair[side].anchorId))
          report(file, ['pairs', at, side, 'anchorId'], `não há uma âncora ${pair[side].anchorId}`);
  }
  return {
    'anchors.ts': moduleOf(
      `import type { Anchor, AnchorPair } from '../questionnaire/anchors.ts';`,
      ...files.anchors.flatMap(({ data }) => [
        `export const ANCHORS: readonly Anchor[] = ${literal(data.anchors)};`,
        `export const ANCHOR_PAIRS: readonly AnchorPair[] = ${literal(data.pairs)};`,
      ]),
    ),
    'interests.ts': moduleOf(
      `import type { RiasecLetter } from '@aura/shared-domain';`,
      `import type { InterestDegree, InterestLetter, InterestStatement } from '../questionnaire/interests.ts';`,
      ...files.interests.flatMap(({ data }) => [
        `export const INTEREST_STATEMENTS: readonly InterestStatement[] = ${literal(data.statements)};`,
        `export const INTEREST_SCALE: readonly InterestDegree[] = ${literal(
          data.scale.map((label, at) => ({ value: at + 1, label })),
        )};`,
        `export const INTEREST_LETTERS: Readonly<Record<RiasecLetter, InterestLetter>> = ${literal(data.letters)};`,
      ]),
    ),
    'options.ts': moduleOf(
      `import type { Goal, HiddenExperience, LearningContext, SelfRating } from '@aura/shared-domain';`,
      `import type { Option } from '../questionnaire/options.ts';`,
      ...files.options.flatMap(({ data }) => [
        `export const SELF_RATING_SCALE: readonly Option<SelfRating['level']>[] = ${literal(data.selfRating)};`,
        `export const HIDDEN_EXPERIENCE_KINDS: readonly Option<HiddenExperience['kind']>[] = ${literal(data.hiddenExperiences)};`,
        `export const HORIZONS: readonly Option<Goal['horizonMonths']>[] = ${literal(data.horizons)};`,
        `export const CONTRACTS: readonly Option<Goal['contract']>[] = ${literal(data.contracts)};`,
        `export const WORK_MODELS: readonly Option<Goal['workModel']>[] = ${literal(data.workModels)};`,
        `export const BUDGETS: readonly Option<LearningContext['budget']>[] = ${literal(data.budgets)};`,
        `export const HOURS_PER_WEEK: readonly Option<number>[] = ${literal(data.hoursPerWeek)};`,
      ]),
    ),
  };
}
