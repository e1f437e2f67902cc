import * as v from 'valibot';

/** Version of the questions and of the rules that read the answers. */
export const BEHAVIOR_VERSION = 'comp-1.0';

/** Version of the text that the person agrees to before the mapping begins. */
export const BEHAVIOR_CONSENT_VERSION = 1;

export const ArchetypeIdSchema = v.picklist(['upholder', 'questioner', 'obliger', 'rebel']);
export type ArchetypeId = v.InferOutput<typeof ArchetypeIdSchema>;

const AxisSchema = v.pipe(v.number(), v.minValue(-1), v.maxValue(1));

/** The result of valid answers; `behavioralResult` of a profile holds the newest one. */
export const BehaviorResultSchema = v.object({
  version: v.string(),
  /** Null if the answers are too near to a border: the person counts as not mapped. */
  archetype: v.nullable(ArchetypeIdSchema),
  /** The two nearest archetypes, if there is no clear one. */
  between: v.nullable(v.tuple([ArchetypeIdSchema, ArchetypeIdSchema])),
  /** How readily expectations of others are met, −1 to 1. */
  outer: AxisSchema,
  /** How readily one's own expectations are met, −1 to 1. */
  inner: AxisSchema,
  /** Distance to the nearest border, 0 to 1. */
  margin: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  confidence: v.picklist(['low', 'medium', 'high']),
  /** Ids of the answers that said most. */
  decisiveItems: v.pipe(v.array(v.string()), v.maxLength(3)),
  /** Version of the text that was agreed to. */
  consent: v.pipe(v.number(), v.integer()),
  /** ISO 8601, UTC. */
  answeredAt: v.string(),
});
export type BehaviorResult = v.InferOutput<typeof BehaviorResultSchema>;
