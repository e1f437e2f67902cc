import { type Entry, literal, moduleOf, type Report, Text } from '@aura/content-tools';
import * as v from 'valibot';
import { TOOL_ROUTES } from '../diagnosis/plan/drafts.ts';
import { FIELDS } from '../taxonomy/types.ts';
import { checkPlaceholders } from './placeholders.ts';

/** What each task may name in braces. */
const TASKS = {
  results: ['items', 'brings'],
  summary: ['aim'],
  firstText: [],
  readAds: ['goal', 'wishes'],
  linkedIn: ['goal'],
  conversation: ['goal'],
  interview: ['goal'],
  apply: [],
  energyLog: [],
  explore: ['path'],
  show: ['skill', 'target', 'from', 'never'],
  guided: ['skill', 'bridge', 'do', 'study', 'norms', 'example', 'deliverable'],
  learn: ['skill', 'bridge', 'study', 'artefact'],
  learnFromNear: ['skill', 'bridge', 'study', 'artefact'],
  publish: ['skill', 'target', 'made'],
  licence: ['skill', 'norms', 'free'],
  guidedLicence: ['skill', 'do', 'course', 'hours', 'example', 'deliverable'],
  longStudy: ['skill', 'do', 'example', 'deliverable'],
  longLicence: ['skill', 'do', 'norms', 'free'],
  finishStudy: ['skill', 'until', 'register'],
  laterRegistration: ['skill', 'held', 'asked'],
  practiseLanguage: ['skill'],
  story: ['skill'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** What each phrase may name. */
const PHRASES = {
  bringsNone: [],
  bringsOne: ['results', 'count'],
  bringsMany: ['results', 'count'],
  aimWithoutGoal: [],
  aimOfGoal: ['goal'],
  wishes: ['wishes'],
  wishOfPlace: ['place'],
  wishOnSite: [],
  wishHybrid: [],
  wishRemote: [],
  wishOfPay: ['pay'],
  free: [],
  from: ['evidence'],
  never: [],
  neverBehaviour: [],
  inResume: [],
  inParagraph: [],
  applyDo: [],
  compareDo: [],
  compareDeliverable: [],
  compareExample: [],
  bridge: ['near'],
  bridgeToAgain: ['near', 'skill'],
  bridgeToAlone: ['skill'],
  bridgeToBasics: ['skill'],
  registerAfter: [],
  toResume: [],
  toBoth: [],
  hours: ['hours'],
  askTool: ['skill'],
  askTechnique: ['skill'],
  askKnowledge: ['skill'],
  askBehaviour: ['skill'],
  askLanguage: ['skill'],
  askFigure: [],
} as const satisfies Readonly<Record<string, readonly string[]>>;

const TaskSchema = v.strictObject({
  title: Text,
  description: Text,
  minutes: v.exactOptional(
    v.pipe(v.number(), v.integer(), v.description('Sem isto, o esforço vem do passo ou da competência')),
  ),
  tool: v.exactOptional(v.pipe(v.picklist(TOOL_ROUTES), v.description('Onde a tarefa é feita na Aura'))),
  doneWhen: v.pipe(Text, v.description('Como se sabe que está feita')),
  evidence: v.pipe(Text, v.description('O que a pessoa guarda para mostrar')),
});

const makeEntries = <const Key extends string, Schema>(
  keys: Readonly<Record<Key, unknown>>,
  schema: Schema,
): Readonly<Record<Key, Schema>> =>
  Object.fromEntries(Object.keys(keys).map((key) => [key, schema])) as Record<Key, Schema>;

/** The tasks of a plan and the phrases that they are completed with. */
export const PlanTasksSchema = v.strictObject({
  tasks: v.strictObject(makeEntries(TASKS, TaskSchema)),
  phrases: v.strictObject(makeEntries(PHRASES, Text)),
  measures: v.pipe(
    v.array(v.strictObject({ of: v.array(v.picklist(FIELDS)), examples: Text })),
    v.description('O que costuma ter número, por área da taxonomia; cada área está em um só lugar'),
  ),
});

/** Visible results of practice, for skills without a step. */
export const ArtefactsSchema = v.strictObject({
  fields: v.pipe(
    v.array(v.strictObject({ of: v.array(v.picklist(FIELDS)), artefact: Text })),
    v.description('Por área da taxonomia; cada área está em um só lugar'),
  ),
  skills: v.pipe(v.record(v.string(), Text), v.description('Por competência, que vem antes da área')),
});

/** Each field of work has one entry. */
function checkFields(
  file: Parameters<Report>[0],
  key: string,
  entries: readonly { readonly of: readonly string[] }[],
  report: Report,
): void {
  const listed = entries.flatMap(({ of }) => of);
  for (const field of FIELDS)
    if (listed.filter((one) => one === field).length !== 1)
      report(file, [key], `a área ${field} deve estar em um lugar, e em um só`);
}

type Files<Schema extends v.GenericSchema> = readonly Entry<v.InferOutput<Schema>>[];

/** The module of what plans say. */
export function writePlanTextsModule(
  files: {
    readonly tasks: Files<typeof PlanTasksSchema>;
    readonly artefacts: Files<typeof ArtefactsSchema>;
  },
  skillIds: ReadonlySet<string>,
  report: Report,
): string {
  for (const file of files.tasks) {
    for (const [name, known] of Object.entries(TASKS)) {
      const { title, description, doneWhen, evidence } = file.data.tasks[name as keyof typeof TASKS];
      for (const [field, text] of Object.entries({ title, description, doneWhen, evidence }))
        checkPlaceholders(file, { text, known, path: ['tasks', name, field] }, report);
    }
    for (const [name, known] of Object.entries(PHRASES)) {
      const text = file.data.phrases[name as keyof typeof PHRASES];
      checkPlaceholders(file, { text, known, path: ['phrases', name] }, report);
    }
  }
  for (const file of files.tasks) checkFields(file, 'measures', file.data.measures, report);
  for (const file of files.artefacts) {
    checkFields(file, 'fields', file.data.fields, report);
    for (const id of Object.keys(file.data.skills))
      if (!skillIds.has(id)) report(file, ['skills', id], `a taxonomia não tem a competência ${id}`);
  }
  return moduleOf(
    `import type { TaskText } from '../diagnosis/plan/drafts.ts';`,
    `import type { Field } from '../taxonomy/types.ts';`,
    ...files.tasks.flatMap(({ data }) => [
      `export const TASKS: Readonly<Record<${Object.keys(TASKS).map(literal).join(' | ')}, TaskText>> = ${literal(data.tasks)};`,
      `export const PHRASES = ${literal(data.phrases)} as const;`,
      `export const MEASURES: Readonly<Record<Field, string>> = ${literal(
        Object.fromEntries(data.measures.flatMap(({ of, examples }) => of.map((field) => [field, examples]))),
      )};`,
    ]),
    ...files.artefacts.flatMap(({ data }) => [
      `export const FIELD_ARTEFACTS: Readonly<Record<Field, string>> = ${literal(
        Object.fromEntries(data.fields.flatMap(({ of, artefact }) => of.map((field) => [field, artefact]))),
      )};`,
      `export const SKILL_ARTEFACTS: Readonly<Partial<Record<string, string>>> = ${literal(data.skills)};`,
    ]),
  );
}
