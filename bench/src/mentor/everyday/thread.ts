import { AnswerDimensionSchema, JobStageSchema } from '@aura/shared-domain';
import * as v from 'valibot';

const Texts = v.optional(v.array(v.string()), []);
const Reais = v.pipe(v.number(), v.minValue(0));

/** What the mentor knows of the person of a thread; `bench/cases/mentor/README.md` says what each field means. */
export const ContextSchema = v.strictObject({
  name: v.optional(v.string(), 'Pessoa'),
  goal: v.optional(v.string(), ''),
  role: v.optional(v.string(), ''),
  company: v.optional(v.string(), ''),
  since: v.optional(v.number()),
  lines: Texts,
  readiness: v.optional(v.number()),
  gaps: Texts,
  strengths: Texts,
  plan: v.optional(v.array(v.strictObject({ title: v.string(), done: v.boolean() })), []),
  jobs: v.optional(
    v.array(
      v.strictObject({
        title: v.string(),
        company: v.optional(v.nullable(v.string()), null),
        stage: JobStageSchema,
      }),
    ),
    [],
  ),
  interview: v.optional(
    v.strictObject({ role: v.string(), overall: v.number(), weakest: v.optional(AnswerDimensionSchema) }),
  ),
  remembered: Texts,
  ads: v.optional(
    v.array(
      v.strictObject({
        title: v.string(),
        company: v.optional(v.string()),
        city: v.optional(v.string()),
        salary: v.optional(v.tuple([Reais, Reais])),
      }),
    ),
    [],
  ),
});
export type ThreadContext = v.InferOutput<typeof ContextSchema>;

const EXPECTED = ['answer', 'ask', 'stop', 'decline'] as const;

const TurnSchema = v.strictObject({
  says: v.pipe(v.string(), v.nonEmpty()),
  must: v.optional(v.array(v.array(v.string())), []),
  mustNot: Texts,
  expect: v.optional(v.picklist(EXPECTED), 'answer'),
});
export type ThreadTurn = v.InferOutput<typeof TurnSchema>;

/** A conversation with what a good answer to each of its turns must contain. */
export const ThreadSchema = v.strictObject({
  id: v.string(),
  about: v.optional(v.string()),
  context: v.optional(ContextSchema, {}),
  turns: v.pipe(v.array(TurnSchema), v.minLength(1)),
});
export type Thread = v.InferOutput<typeof ThreadSchema>;

export const MESSAGE_KINDS = ['ordinary', 'rule', 'distress', 'weak', 'danger'] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** A single message of an ordinary day. */
export const OrdinarySchema = v.strictObject({
  text: v.string(),
  kind: v.picklist(MESSAGE_KINDS),
  about: v.optional(v.string()),
});
export type OrdinaryMessage = v.InferOutput<typeof OrdinarySchema>;
